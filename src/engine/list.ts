/** What stands at an index of a list; `other` where the list is shorter, as it may be. */
export const atOr = <T>(list: ArrayLike<T>, index: number, other: T): T => list[index] ?? other

/** Ends a look beyond a list; apart from `at`, which stays short enough to be inlined. */
export function missing(list: ArrayLike<unknown>, index: number): never {
  throw new RangeError(`nothing at ${index} of ${list.length}`)
}

/**
 * What stands at an index of a list that reaches there.
 * @throws RangeError where nothing does: a mistake of the engine's own, whatever was given to it
 */
export const at = <T>(list: ArrayLike<T>, index: number): T => list[index] ?? missing(list, index)
