import type { StoreApi } from 'zustand'
import { ask } from './askServer.ts'
import { carriedAround } from './carried.ts'
import type { FetchedDocument, OpenDocument, Pending, StudioState } from './StudioState.ts'
import { valueAfter } from './valueAfter.ts'

const opened = (answer: FetchedDocument, pending: readonly Pending[]): OpenDocument => ({
  answer,
  value: pending.reduce((value, { edits }) => valueAfter(value, answer.file, edits), answer.value),
})

const chosenIn = (
  { chosen, documents }: StudioState,
  now: StudioState['documents'],
): StudioState['chosen'] => {
  const [before, after] = chosen ? [documents.get(chosen.file), now.get(chosen.file)] : []
  const pointer = chosen && carriedAround(before?.value, after?.value, chosen.pointer)
  return chosen && pointer !== undefined
    ? pointer === chosen.pointer
      ? chosen
      : { ...chosen, pointer }
    : undefined
}

/** Shows documents with what is pending. What is chosen goes along with what it is. */
export const showDocuments = (
  store: StoreApi<StudioState>,
  pending: readonly Pending[],
  more: Partial<StudioState> = {},
  answers: readonly FetchedDocument[] = [...store.getState().documents.values()].map(
    ({ answer }) => answer,
  ),
): void => {
  const documents = new Map(answers.map((answer) => [answer.file, opened(answer, pending)]))
  store.setState({ ...more, pending, documents, chosen: chosenIn(store.getState(), documents) })
}

/** Fetches documents as they are on disk now; one that is gone or broken stays as it was. */
export const fetchDocuments = async (
  store: StoreApi<StudioState>,
  files: readonly string[],
): Promise<readonly FetchedDocument[]> => {
  const hashOf = (file: string) => store.getState().documents.get(file)?.answer.hash ?? ''
  const asked = performance.now()
  const answers = files.map((file) =>
    ask('document', { file, known: hashOf(file) }).catch(() => undefined),
  )
  return (await Promise.all(answers)).flatMap((answer) =>
    answer && 'hash' in answer && answer.hash !== hashOf(answer.file) ? [{ ...answer, asked }] : [],
  )
}

/** Takes up fetched documents, and what is still pending then. What was asked for before that which is here already comes too late. */
export const takeDocuments = (
  store: StoreApi<StudioState>,
  answers: readonly FetchedDocument[],
  pending = store.getState().pending,
): void => {
  const { documents } = store.getState()
  const all = new Map([...documents].map(([file, { answer }]) => [file, answer]))
  for (const answer of answers)
    if (answer.asked >= (all.get(answer.file)?.asked ?? 0)) all.set(answer.file, answer)
  showDocuments(store, pending, {}, [...all.values()])
}
