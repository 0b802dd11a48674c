import path from 'node:path'
import { openLedger } from '../../src/ledger/ledger.js'
import { temporaryFolder } from '../support/folder.js'
import { ledgerContract } from '../support/ledger-contract.js'
import { createMemoryLedger } from '../support/memory-ledger.js'

ledgerContract('SQLite', () => openLedger(path.join(temporaryFolder(), 'doko.sqlite')))
ledgerContract('the in-memory fake', createMemoryLedger)
