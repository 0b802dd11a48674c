/** What `doko --help` prints. */
export const help = `Usage: doko COMMAND

  judge [FILE...]     reads records, one a line, from the files or standard input; prints one result a line
  legal [FILE...]     the same for unfinished records: prints whose turn it is and what every seat may do
  show [FILE...]      prints the deals of records for people to read: hands, tricks, parties, score
    --seat SEAT         only what seat 0 to 3, or a spectator, saw of them; stands before the files
  verify [FILE...]    reads matches as the bot gives them out (or one from standard input) and says of each deal whether
                      its cards follow from the seed that was promised before anybody sat down
  simulate            plays deals and prints a summary
    --games N           number of deals (1000)
    --seed S            the same seed gives the same deals (doko)
    --rules R           ddv, norsk, hausrunde or willi (ddv)
    --set SWITCH=VALUE  changes a switch of the rules; may be given more than once
    --players A,B,C,D   who sits on seats 0 to 3 (random,random,random,random)
    --records           prints each deal as a record with its result instead of the summary
  words [LANGUAGE...] lists what the texts of these languages (all) lack, with the English sentences, and what is wrong there

judge, legal and show read the deals of such a match too. They end with exit code 1 if any record was bad, verify if anything
does not follow, words if anything is missing or wrong. Wrong usage ends with exit code 2.
`

/** Wrong usage: its message is for the person who typed the command. */
export class UsageError extends Error {}
