import { setTimeout as pause } from 'node:timers/promises'
import { type ClientBase, Pool } from 'pg'
import { typed } from '../../../core/text/typed.mjs'
import type { StoreLimits } from '../leadStore.ts'
import {
  isAway,
  isCrowded,
  isGone,
  isPassing,
  postgresFailure,
  readOnly,
} from './postgresFailure.ts'
import type { PostgresPlace } from './postgresPlace.ts'
import { prepareConnection, prepareTables } from './prepare.ts'

/** So many at once from one process, in milliseconds and in number: three servers leave room for others at a server's usual hundred. */
const maxConnections = 8
const connectTime = 3000

export type Action<T> = (client: ClientBase) => Promise<T>

export type Connections = {
  /** Asks on a connection of its own, and again on a new one, here or at another address, while that may help. For what may be done twice. */
  readonly ask: <T>(action: Action<T>) => Promise<T>
  /** Asks each address twice at most: a connection may have been cut off while nobody looked. */
  readonly askSoon: <T>(action: Action<T>) => Promise<T>
  /** Asks each address once at most, for as long as it takes. For what may not be done twice, or takes long. */
  readonly askLong: <T>(action: Action<T>) => Promise<T>
  /** Asks each address once at most, whether there are tables of leads or not, which are not made. */
  readonly askBare: <T>(action: Action<T>) => Promise<T>
  readonly close: () => Promise<void>
}

const poolAt = (place: PostgresPlace, index: number, timeout: number): Pool => {
  const { addresses, user, password, database, tls } = place
  const pool = new Pool({
    ...addresses[index],
    user,
    password,
    database,
    ssl: tls,
    application_name: 'broadsheet',
    max: maxConnections,
    connectionTimeoutMillis: connectTime,
    keepAlive: true,
    lock_timeout: timeout * 0.8,
    statement_timeout: timeout * 0.9,
    idle_in_transaction_session_timeout: timeout * 2,
    query_timeout: timeout, // a server that takes a question and never answers
    onConnect: prepareConnection,
  })
  const heard = () => {} // what breaks while nobody asks shows with the next question; unheard it would end the process
  pool.on('error', heard)
  pool.on('connect', (client) => client.on('error', heard))
  return pool
}

/** A connection on which anything failed is given up: nobody has to think about what state it is in. */
const onConnection = async <T>(pool: Pool, action: Action<T>): Promise<T> => {
  const client = await pool.connect()
  let isWell = false
  try {
    const result = await action(client)
    isWell = true
    return result
  } finally {
    client.release(!isWell)
  }
}

const inTime = async <T>(action: Promise<T>, timeout: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })),
      timeout,
    )
  })
  return Promise.race([action, late]).finally(() => clearTimeout(timer))
}

const lostWords = ({ name }: PostgresPlace) =>
  `The tables of leads in ${name} were deleted while the server ran: new ones were begun, without the earlier leads. To bring leads back from a backup: ${typed('leads', '--restore FILE')}`

/**
 * Bounded connections to the one of the addresses that takes what is written. A question fails after three times `timeout`, 15 s in
 * a server: less than a visitor's form waits.
 */
export const openConnections = (
  place: PostgresPlace,
  { timeout = 5000, onLost = () => {} }: StoreLimits,
): Connections => {
  const pools = place.addresses.map((_, index) => poolAt(place, index, timeout))
  let current = 0
  let prepared: Promise<void> | undefined
  let wasPrepared = false
  let isLost = false

  const tables = (pool: Pool): Promise<void> => {
    prepared ??= onConnection(pool, prepareTables).then(() => {
      wasPrepared = true
      if (isLost) onLost(lostWords(place))
      isLost = false
    })
    return prepared
  }
  const attempt = async <T>(action: Action<T>, isBare: boolean): Promise<T> => {
    const index = current
    const pool = pools[index] as Pool // one for each address
    try {
      if (!isBare)
        await tables(pool).catch((error) => {
          prepared = undefined
          throw error
        })
      return await onConnection(pool, action)
    } catch (error) {
      if (isGone(error) && wasPrepared) {
        prepared = undefined
        isLost = true
      }
      const isElsewhere =
        (isAway(error) && !isCrowded(error)) || (error as { code?: string }).code === readOnly // a driver's error may carry one
      if (isElsewhere && current === index) current = (index + 1) % pools.length
      throw error
    }
  }
  const asking = async <T>(
    action: Action<T>,
    isBare: boolean,
    mayGoOn: (tries: number) => boolean,
  ): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(action, isBare)
      } catch (error) {
        if (!isPassing(error) || !mayGoOn(tries)) throw error
        await pause(Math.min(25 * 2 ** tries, 500))
      }
    }
  }
  const told = (error: unknown): never => {
    throw postgresFailure(error, place)
  }
  const ask = <T>(
    action: Action<T>,
    isBare: boolean,
    mayGoOn: (tries: number) => boolean,
  ): Promise<T> => inTime(asking(action, isBare, mayGoOn), 3 * timeout).catch(told)
  const eachAddress = (tries: number) => tries < pools.length
  return {
    ask: (action) => {
      const end = Date.now() + timeout
      return ask(action, false, (tries) => eachAddress(tries) || Date.now() < end)
    },
    askSoon: (action) => ask(action, false, (tries) => tries < 2 * pools.length),
    askLong: (action) => asking(action, false, eachAddress).catch(told),
    askBare: (action) => ask(action, true, eachAddress),
    close: () =>
      Promise.race([
        Promise.all(pools.filter(({ ending }) => !ending).map((pool) => pool.end())).then(
          () => undefined,
        ),
        pause(1000),
      ]),
  }
}
