import type { ClientBase } from 'pg'
import type { Action } from './connections.ts'

/** All of an action, or nothing: where it fails, its connection is given up, and the server takes back what was done. */
export const transaction =
  <T>(action: Action<T>): Action<T> =>
  async (client: ClientBase) => {
    await client.query('BEGIN')
    const result = await action(client)
    await client.query('COMMIT')
    return result
  }
