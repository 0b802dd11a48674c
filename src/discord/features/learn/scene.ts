import { sceneView } from '../../../table/scene.js'
import type { TableView, UserId } from '../../../table/view.js'
import { dealOf } from './deals.js'
import type { Scene } from './deals.js'

/**
 * A moment of a lesson as the learner sees it, from the first seat of a table with three computers.
 * @param open whether the pictures may tell which cards can be played, and who plays with whom
 */
export const sceneOf = (scene: Scene, user: UserId, open: boolean): TableView =>
  sceneView({ id: scene, deal: dealOf(scene), learner: user, open })
