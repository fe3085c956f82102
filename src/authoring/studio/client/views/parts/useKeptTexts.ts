import { useState } from 'react'
import { z } from 'zod'
import { useKept } from '../../store/useKept.ts'

const texts = z.record(z.string(), z.string())

/** Texts of a form that is not sent yet, kept in this window. `isFresh` begins with what is given. The third is called once the form is sent. */
export const useKeptTexts = <Key extends string>(
  form: string,
  given: Readonly<Record<Key, string>>,
  isFresh: boolean,
): readonly [
  Readonly<Record<Key, string>>,
  (texts: Readonly<Record<Key, string>>) => void,
  () => void,
] => {
  const [kept, change, drop] = useKept<Readonly<Partial<Record<string, string>>>>(
    `form:${form}`,
    texts,
    {},
    'window',
  )
  const [isGiven, setGiven] = useState(isFresh)
  const write = (next: Readonly<Record<Key, string>>) => {
    setGiven(false)
    change(next)
  }
  return [isGiven ? given : { ...given, ...kept }, write, drop]
}
