import { Spinner } from '@radix-ui/themes'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

const load = () => import('./lateViews.ts')
const script = queryOptions({
  queryKey: ['lateViews'],
  queryFn: load,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
  retry: true, // until the server is there again
  retryDelay: 1000,
})

/** A view whose script the first load leaves out. */
export const late = (name: keyof Awaited<ReturnType<typeof load>>): ComponentType => {
  const Late = () => {
    const View = useQuery(script).data?.[name]
    return View ? <View /> : <Spinner />
  }
  return Late
}

/** Fetches that script, so that each view opens at once, also when the server has gone. */
export const loadViews = (client: QueryClient): void => void client.prefetchQuery(script)
