import { useEffect, useState } from 'react'

/** A value once it has rested; `key` tells two values apart. */
export const useRested = <Value>(
  value: Value,
  key: string,
  pauseMs: number,
): { readonly value: Value; readonly key: string } => {
  const [rested, setRested] = useState({ value, key })
  useEffect(() => {
    if (rested.key === key) return
    const timer = setTimeout(() => setRested({ value, key }), pauseMs)
    return () => clearTimeout(timer)
  })
  return rested
}
