#!/usr/bin/env node
import { filesOf, shownOf, simulationOf } from './cli/arguments.js'
import { UsageError, help } from './cli/help.js'
import { judgeFiles, legalInFiles } from './cli/judge.js'
import { showFiles } from './cli/show.js'
import { simulate } from './cli/simulate.js'
import { verifyFiles } from './cli/verify.js'

/** Runs one command; its exit code. */
async function run([command, ...args]: readonly string[]): Promise<number> {
  const wantsHelp = [command, ...args].some((arg) => arg === '--help' || arg === '-h')
  if (wantsHelp || command === 'help') {
    process.stdout.write(help)
    return 0
  }
  switch (command) {
    case 'judge':
      return judgeFiles(filesOf(args))
    case 'legal':
      return legalInFiles(filesOf(args))
    case 'show':
      return showFiles(shownOf(args))
    case 'verify':
      return verifyFiles(filesOf(args))
    case 'simulate':
      return simulate(simulationOf(args))
    case 'words':
      // The texts lie in files: only this command needs them.
      return (await import('./cli/translations.js')).listGaps(args)
    case undefined:
      throw new UsageError('which command?')
    default:
      throw new UsageError(`there is no command ${command}`)
  }
}

/** A reader that stops early, as `head` does, is no mistake. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`doko: cannot write: ${error.code ?? error.message}\n`)
  process.exit(2)
})

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`doko: ${error.message}\nTry: doko --help\n`)
  process.exitCode = 2
}
