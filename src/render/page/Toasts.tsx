import { usePage } from '../ui/PageContext.ts'

/**
 * Where toasts appear. It stands in the page from the start, since what is to be announced must be put into a place that is
 * already known; and it carries the words that can't be fetched once the connection is gone.
 */
export const Toasts = () => {
  const { words } = usePage().site
  return (
    <div
      className="toasts"
      role="status"
      data-offline={words.wentOffline}
      data-online={words.backOnline}
      data-dismiss={words.dismiss}
    />
  )
}
