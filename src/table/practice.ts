import type { TableKind } from './view.js'

/** Whether a table is somebody's practice: nothing is posted, nobody is pinged, and its games count for nobody. */
export const isPractice = ({ kind }: { readonly kind: TableKind }): boolean => kind === 'practice'
