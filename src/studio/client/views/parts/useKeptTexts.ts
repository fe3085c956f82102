import { useState } from 'react'
import { useStudio } from '../../store/useStudio.ts'

const readTexts = <Key extends string>(place: string, texts: Readonly<Record<Key, string>>): Readonly<Record<Key, string>> => {
  try {
    const kept = new Map<string, unknown>(Object.entries(JSON.parse(sessionStorage.getItem(place) ?? '{}')))
    const read = Object.keys(texts).flatMap((key) => (typeof kept.get(key) === 'string' ? [[key, kept.get(key)]] : []))
    return { ...texts, ...Object.fromEntries(read) }
  } catch {
    return texts // a browser that keeps nothing
  }
}

/**
 * Texts of a form that is not sent yet, kept in this window: whoever looks elsewhere meanwhile, or loads the page anew, finds them again. `isFresh` begins
 * with what is given. The third is called once the form is sent.
 */
export const useKeptTexts = <Key extends string>(
  form: string,
  given: Readonly<Record<Key, string>>,
  isFresh: boolean,
): readonly [Readonly<Record<Key, string>>, (texts: Readonly<Record<Key, string>>) => void, () => void] => {
  const root = useStudio().get().overview?.root ?? ''
  const place = `studio:form:${form}:${root}`
  const [texts, setTexts] = useState(() => (isFresh ? given : readTexts(place, given)))
  const change = (next: Readonly<Record<Key, string>>) => {
    setTexts(next)
    try {
      sessionStorage.setItem(place, JSON.stringify(next))
    } catch {
      // it is kept as long as the form stands
    }
  }
  return [texts, change, () => sessionStorage.removeItem(place)]
}
