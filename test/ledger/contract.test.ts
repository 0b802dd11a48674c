import path from 'node:path'
import { openLedger } from '../../src/ledger/ledger.js'
import { companyContract } from '../support/company-contract.js'
import { custodyContract } from '../support/custody-contract.js'
import { temporaryFolder } from '../support/folder.js'
import { ledgerContract } from '../support/ledger-contract.js'
import { createMemoryLedger } from '../support/memory-ledger.js'

const sqlite = () => openLedger(path.join(temporaryFolder(), 'doko.sqlite'))

ledgerContract('SQLite', sqlite)
ledgerContract('the in-memory fake', createMemoryLedger)
custodyContract('SQLite', sqlite)
custodyContract('the in-memory fake', createMemoryLedger)
companyContract('SQLite', sqlite)
companyContract('the in-memory fake', createMemoryLedger)
