/** What stands at an index of a list; `other` where nothing does. */
export const atOr = <T>(list: ArrayLike<T>, index: number, other: T): T => list[index] ?? other

/** The number at an index of a list; 0 where there is none. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0
