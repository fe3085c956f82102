import { useEffect, useState } from 'react'
import { useKit } from '../../../preview/client/checker/useKit.ts'

const ownParts = '/~own/'

/** The site's kit in the browser, its own parts included; undefined until it is known whether there are any, and they have come. */
export const useSiteKit = () => {
  const [own, setOwn] = useState<{ readonly at: string | undefined }>()
  useEffect(() => {
    fetch(`${ownParts}parts.js`, { method: 'HEAD' }).then(
      ({ ok }) => setOwn({ at: ok ? ownParts : undefined }),
      () => undefined, // the bar tells that the server is gone
    )
  }, [])
  return useKit(own?.at)
}
