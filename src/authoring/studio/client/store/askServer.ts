import type { AnswerTo, QueryOf, Question } from '../../protocol/routes.ts'
import { tokenHeader, tokenMeta } from '../../protocol/studioPage.ts'
import { metaOf } from './metaOf.ts'

/** The server gave no answer: it has ended, or the line is cut. Everything that was typed stays in the browser. */
export class NoAnswer extends Error {}

const answerOf = async (request: Promise<Response>): Promise<unknown> => {
  const response = await request.catch(() => {
    throw new NoAnswer()
  })
  const isJson = response.headers.get('content-type')?.includes('json')
  if (!isJson)
    throw new Error(
      (await response.text()).trim().slice(0, 300) || `The server answered ${response.status}.`,
    )
  const body: unknown = await response.json()
  // Nothing is wrong with what was asked: whoever may write is let in again, and what waits stays in its order.
  if (response.status === 403 && typeof body === 'object' && body && 'why' in body)
    throw new Error(String(body.why))
  const message =
    typeof body === 'object' && body && 'message' in body ? String(body.message) : undefined
  if (!response.ok && message !== undefined) throw new Error(message)
  return body
}

/** Asks the studio's server. Errors: `NoAnswer`, else the server's words. */
export const ask = async <Q extends Question>(
  question: Q,
  query: QueryOf<Q>,
): Promise<AnswerTo<Q>> => {
  const answer = await answerOf(
    fetch(`/~studio/${question}?${new URLSearchParams(query as Record<string, string>)}`, {
      // texts alone, by the schemas
      headers: { [tokenHeader]: metaOf(tokenMeta) ?? '' },
    }),
  )
  // What was to be done and is not says so by itself; who only asks has no answer then.
  if (
    typeof answer === 'object' &&
    answer &&
    'done' in answer &&
    answer.done === false &&
    'why' in answer
  )
    throw new Error(String(answer.why))
  return answer as AnswerTo<Q> // the server's own table
}

/** Sends something to be written; a file as it is, all else as JSON. */
export const post = async <Answer>(
  path: string,
  body: object,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const isFile = body instanceof Blob
  const headers = {
    [tokenHeader]: metaOf(tokenMeta) ?? '',
    'Content-Type': isFile ? body.type || 'application/octet-stream' : 'application/json',
  }
  const search = new URLSearchParams(query).toString()
  return (await answerOf(
    fetch(`/~studio/${path}${search && `?${search}`}`, {
      method: 'POST',
      headers,
      body: isFile ? body : JSON.stringify(body),
    }),
  )) as Answer
}
