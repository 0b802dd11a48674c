/** Games on one page of the score sheet. */
export const gamesPerPage = 12

/** The pages that a number of games needs: at least one. */
export const sheetPages = (games: number): number => Math.max(1, Math.ceil(games / gamesPerPage))
