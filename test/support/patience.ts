/**
 * How long tests wait for what hangs, in milliseconds. A net and no measure: a machine with twenty jobs for each of its
 * cores is to stay far below it.
 */
export const patience = 900_000
