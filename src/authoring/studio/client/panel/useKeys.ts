import { useRef } from 'react'
import { carryKeys, noKeys } from '../store/carried.ts'

/** A key for each entry of a list: what is open, focused or in a menu goes along with it wherever it is moved, by whomever. */
export const useKeys = (values: readonly unknown[]): readonly number[] => {
  const last = useRef(noKeys)
  last.current = carryKeys(last.current, values)
  return last.current.keys
}
