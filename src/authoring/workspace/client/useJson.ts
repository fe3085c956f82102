import { useEffect, useState } from 'react'

/** What our own server answers at an address; undefined until it has, and when it can't be reached. */
export const useJson = <T>(address: string): T | undefined => {
  const [answer, setAnswer] = useState<T>()
  useEffect(() => {
    const left = new AbortController()
    fetch(address, { signal: left.signal })
      .then((response) => response.json() as Promise<T>) // the shape is the one that the server's code gives
      .then(setAnswer, () => undefined) // the sidebar tells that the server is gone
    return () => left.abort()
  }, [address])
  return answer
}
