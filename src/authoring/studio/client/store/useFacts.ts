import { useMemo } from 'react'
import type { Names } from '../../protocol/requests.ts'
import { useNames } from './useStudio.ts'

/** What stands between braces, the way facts are listed by: a name, and a form where one is asked for. */
export const factKey = (name: string, format?: string): string =>
  [name.trim(), ...(format === undefined ? [] : [format.trim()])].join(' | ')

/** What each fact says, by its name alone and in each form: `repair.fee`, `repair.fee | short`. Pure. */
const sayingsOf = ({ name, text, forms }: Names['facts'][number]): [string, string][] => [
  [name, text],
  ...Object.entries(forms).map(([format, said]): [string, string] => [factKey(name, format), said]),
]

/** What each fact says, and each of the firm’s own words, by how they are written between braces: for chips on the page and in the panel. */
export const useFacts = (): Readonly<Record<string, string>> => {
  const names = useNames()
  return useMemo(
    () => ({ ...names?.firm, ...Object.fromEntries((names?.facts ?? []).flatMap(sayingsOf)) }),
    [names],
  )
}

/** What a text says by such a list; a form that says nothing else than the plain one is not listed by itself. */
export const saidBy =
  (facts: Readonly<Record<string, string>>) =>
  (name: string, format?: string): string | undefined =>
    facts[factKey(name, format)] ?? facts[name]
