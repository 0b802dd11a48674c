/**
 * What the playground's page and the stand-in say to each other: JSON over one WebSocket, {@link socketPath}.
 * Messages, commands, modals and options stay in Discord's own shape; only the envelope is the playground's.
 *
 * The page connects with `?session=S&since=N` (both empty at first): S as named by the last `hello`, N the highest `seq` seen.
 * The server replays what came after N, or sends `hello`. The server decides who sees what; the page never filters.
 */
export * from './protocol/things.js'
export type * from './protocol/events.js'
export type * from './protocol/actions.js'
