import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, createClient, type InValue, type ResultSet, type Transaction } from '@libsql/client'

type Value = { readonly type: string; readonly value?: string | number; readonly base64?: string }
type Statement = { readonly sql?: string; readonly sql_id?: number; readonly args?: readonly Value[] }
type Condition = { readonly type: string; readonly step?: number; readonly cond?: Condition }
type Step = { readonly stmt: Statement; readonly condition?: Condition | null }
type Request = {
  readonly type: string
  readonly stmt?: Statement
  readonly batch?: { readonly steps: readonly Step[] }
  readonly sql?: string
  readonly sql_id?: number
}

export type DatabaseServer = {
  /** For LEADS_URL. */
  readonly url: string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** `silent` takes questions and never answers; a number is the status of every answer. */
  mode: 'well' | 'silent' | number
}

const fromValue = ({ type, value, base64 }: Value): InValue => {
  if (type === 'null') return null
  if (type === 'blob') return Buffer.from(base64 ?? '', 'base64')
  return type === 'text' ? String(value) : Number(value)
}
const toValue = (value: unknown): Value => {
  if (value === null) return { type: 'null' }
  if (typeof value === 'number') return Number.isInteger(value) ? { type: 'integer', value: String(value) } : { type: 'float', value }
  return { type: 'text', value: String(value) }
}
const toResult = ({ columns, rows, rowsAffected }: ResultSet) => ({
  cols: columns.map((name) => ({ name, decltype: null })),
  rows: rows.map((row) => columns.map((name) => toValue(row[name]))),
  affected_row_count: rowsAffected,
  last_insert_rowid: null,
})

type Outcome = { readonly result: ReturnType<typeof toResult> | null; readonly error: { readonly message: string; readonly code: string } | null }

const holds = (condition: Condition | null | undefined, outcomes: readonly Outcome[]): boolean => {
  if (!condition) return true
  if (condition.type === 'not') return !holds(condition.cond, outcomes)
  return outcomes[condition.step ?? 0]?.result !== null
}

/** Runs the steps of a batch, which begins and ends a transaction by itself. */
const runBatch = async (client: Client, steps: readonly Step[], sqlOf: (statement: Statement) => string) => {
  const outcomes: Outcome[] = []
  let transaction: Transaction | undefined
  const empty = { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null }
  const run = async (statement: Statement) => {
    const sql = sqlOf(statement)
    if (/^BEGIN/i.test(sql)) transaction = await client.transaction('write')
    else if (/^COMMIT/i.test(sql)) await transaction?.commit()
    else if (/^ROLLBACK/i.test(sql)) await transaction?.rollback()
    else if (transaction) return toResult(await transaction.execute({ sql, args: (statement.args ?? []).map(fromValue) }))
    return empty
  }
  for (const { stmt, condition } of steps) {
    if (!holds(condition, outcomes)) outcomes.push({ result: null, error: null })
    else
      try {
        outcomes.push({ result: await run(stmt), error: null })
      } catch (error) {
        outcomes.push({ result: null, error: { message: String(error), code: 'SQLITE_ERROR' } })
      }
  }
  return { step_results: outcomes.map(({ result }) => result), step_errors: outcomes.map(({ error }) => error) }
}

/** A database server that speaks as much of libSQL's protocol over HTTP as the leads need, on a file. Not started yet. */
export const databaseServer = async (file: string): Promise<DatabaseServer> => {
  const state: { mode: DatabaseServer['mode'] } = { mode: 'well' }
  let client: Client | undefined
  let last: Promise<unknown> = Promise.resolve()

  const answerTo = async (requests: readonly Request[]) => {
    client ??= createClient({ url: `file:${file}`, concurrency: 1 })
    const texts = new Map<number, string>()
    const sqlOf = ({ sql, sql_id }: Statement) => sql ?? texts.get(sql_id ?? 0) ?? ''
    const results = []
    for (const { type, stmt, batch, sql, sql_id } of requests) {
      if (type === 'store_sql') texts.set(sql_id ?? 0, sql ?? '')
      const result =
        type === 'execute' && stmt
          ? toResult(await client.execute({ sql: sqlOf(stmt), args: (stmt.args ?? []).map(fromValue) }))
          : type === 'batch' && batch
            ? await runBatch(client, batch.steps, sqlOf)
            : undefined
      results.push({ type: 'ok', response: { type, ...(result ? { result } : {}) } })
    }
    return { baton: null, base_url: null, results }
  }
  const answer = async (body: string, response: ServerResponse) => {
    if (state.mode === 'silent') return
    if (state.mode !== 'well') {
      response.writeHead(state.mode).end()
      return
    }
    const result = await answerTo((JSON.parse(body) as { requests: Request[] }).requests) // what the driver sends
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result))
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      last = last.then(() => answer(body, response)).catch((error) => response.writeHead(500).end(String(error)))
    })
  })
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo // it listens on a port
  await stop()
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    start: () => listen(port),
    stop: async () => {
      if (server.listening) await stop()
      await last
      client?.close()
    },
  })
}
