import { useEffect, useState } from 'react'
import type { Overview } from '../overview.ts'

/** What the authoring server tells after every change. */
export type LiveOverview = Overview & { readonly version: number; readonly problem?: string }

export type Connection = { readonly overview: LiveOverview | undefined; readonly connected: boolean }

/** Follows the site that is being written. The browser connects again by itself when the server was restarted. */
export const useOverview = (): Connection => {
  const [state, setState] = useState<Connection>({ overview: undefined, connected: false })
  useEffect(() => {
    const events = new EventSource('/~api/events')
    events.onmessage = ({ data }) => setState({ overview: JSON.parse(String(data)) as LiveOverview /* our own server's words */, connected: true })
    events.onerror = () => setState(({ overview }) => ({ overview, connected: false }))
    return () => events.close()
  }, [])
  return state
}
