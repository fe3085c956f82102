import { QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { StoreApi } from 'zustand'
import type { AnswerTo, QueryOf, Question } from '../../protocol/routes.ts'
import { ask } from './askServer.ts'
import { thisWindow } from './newId.ts'
import type { StudioState } from './StudioState.ts'

/** How long the site must rest before views ask again, in milliseconds: an author who types changes it several times a second. */
const restMs = 200

/** An answer of the server, and the version of the site that it is about. */
export type VersionedAnswer<Q extends Question> = {
  readonly answer: AnswerTo<Q>
  readonly version: number
}

/** Names and history are asked for by all of the studio, and are up to date when a command has been carried out. */
const shared = ['names', 'history'] as const
/** Neither depends on what the site says: a changed kit starts the server again. */
const isKeptAcrossVersions = ([question]: readonly unknown[]) =>
  [...shared, 'kit', 'lateViews'].some((one) => one === question)

/** Whether the page in the frame, which the author waits for, no longer needs the server for itself. */
const isFrameServed = ({ hasStood, shown }: StudioState) => hasStood || shown === undefined

const untilFrameServed = async (store: StoreApi<StudioState>): Promise<void> => {
  await Promise.resolve() // the page is shown by the same render that asks
  if (isFrameServed(store.getState())) return
  await new Promise<void>((resolve) => {
    const stop = store.subscribe((state) => {
      if (!isFrameServed(state)) return
      stop()
      resolve()
    })
  })
}

/** What views ask the server. Each answer stays until the site changes, and then until the next one is here. */
export const createSiteQueries = (store: StoreApi<StudioState>) => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false, // the bar says that the server doesn't answer
        networkMode: 'always', // it runs on this computer
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  })
  let timer: ReturnType<typeof setTimeout>
  store.subscribe(({ version }, before) => {
    if (version === before.version) return
    clearTimeout(timer)
    timer = setTimeout(
      () =>
        void client.invalidateQueries({
          predicate: ({ queryKey }) => !isKeptAcrossVersions(queryKey),
        }),
      restMs,
    )
  })
  return {
    client,
    query: <Q extends Question>(question: Q, query: QueryOf<Q> | undefined) =>
      queryOptions<VersionedAnswer<Q>>({
        queryKey: [question, query],
        queryFn:
          query === undefined
            ? skipToken
            : async () => {
                const { version } = store.getState()
                return { answer: await ask(question, query), version }
              },
      }),
    names: {
      queryKey: ['names'] as const,
      queryFn: async (): Promise<AnswerTo<'names'>> => {
        await untilFrameServed(store)
        return ask('names', {})
      },
    },
    history: {
      queryKey: ['history'] as const,
      queryFn: () => ask('history', { by: thisWindow }),
    },
    /** Resolves once names and history are as the site is now. */
    refreshShared: async (): Promise<void> => {
      if (!isFrameServed(store.getState())) return
      await Promise.all(
        shared.map((question) => client.invalidateQueries({ queryKey: [question] })),
      )
    },
  }
}
export type SiteQueries = ReturnType<typeof createSiteQueries>
