import type { Logger } from 'pino'
import { usualServerSettings } from '../../table/ports.js'
import type { Servers, ServerSettings } from '../../table/ports.js'
import { KeptSettings } from './kept-settings.js'

/** What those who manage servers have chosen. */
export type ServerBook = KeptSettings<ServerSettings>

/** Keeps what those who manage servers have chosen. */
export const createServerBook = (servers: Servers, log: Logger): ServerBook =>
  new KeptSettings({
    whose: 'server',
    store: {
      load: (server) => servers.serverSettings(server),
      save: (server, patch) => servers.setServerSettings(server, patch),
    },
    usual: usualServerSettings,
    log,
  })
