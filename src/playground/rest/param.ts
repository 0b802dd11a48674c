import type { Context } from 'hono'

/**
 * What stands in a request's path in the place of `:name`.
 *
 * @throws an error when the route has no such place, which is a mistake of the route.
 */
export function param(context: Context, name: string): string {
  const value = context.req.param(name)
  if (value === undefined) throw new Error(`${context.req.path} has no place for :${name}`)
  return value
}
