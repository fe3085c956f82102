import type { DocumentAnswer, KnownDocument } from '../../protocol/requests.ts'
import { ask } from './askServer.ts'
import type { Store } from './createStore.ts'
import type { OpenDocument, Pending, StudioState } from './StudioState.ts'
import { valueAfter } from './valueAfter.ts'

const opened = (answer: DocumentAnswer, pending: readonly Pending[]): OpenDocument => ({
  answer,
  value: pending.reduce((value, { edits }) => valueAfter(value, answer.file, edits), answer.value),
})

/** The documents as they are with what is pending. */
export const withPending = (documents: StudioState['documents'], pending: readonly Pending[]): StudioState['documents'] =>
  new Map([...documents].map(([file, { answer }]) => [file, opened(answer, pending)]))

/** Fetches documents as they are on disk now; one that is gone or broken stays as it was. */
export const fetchDocuments = async (store: Store<StudioState>, files: readonly string[]): Promise<readonly DocumentAnswer[]> => {
  const hashOf = (file: string) => store.get().documents.get(file)?.answer.hash ?? ''
  const asked = files.map((file) => ask<DocumentAnswer | KnownDocument>('document', { file, known: hashOf(file) }).catch(() => undefined))
  return (await Promise.all(asked)).flatMap((answer) => (answer && 'hash' in answer && answer.hash !== hashOf(answer.file) ? [answer] : []))
}

/** Takes up fetched documents, and what is still pending then. */
export const takeDocuments = (store: Store<StudioState>, answers: readonly DocumentAnswer[], pending = store.get().pending): void => {
  const { documents } = store.get()
  const all = new Map([...documents, ...answers.map((answer) => [answer.file, { answer, value: answer.value }] as const)])
  store.set({ documents: withPending(all, pending), pending })
}
