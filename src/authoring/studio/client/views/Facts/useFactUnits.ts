import { useState } from 'react'
import { type FactWords, unitsAfter, wordsOf } from '../../../../../content/facts/factWords.ts'
import type { Fact } from '../../../../../core/document/facts.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import { editsInside } from '../../../../../core/edits/editsInside.ts'
import type { Units } from '../../../../../core/model/site/editions/factsIn.ts'
import { useLanguages } from '../../store/useFileLanguage.ts'
import { useStudioState } from '../../store/useStudio.ts'
import { languageFile } from '../Site/languageForms.ts'

export const unitsIn = (document: unknown): Units =>
  isObject(document) && isObject(document['units']) ? (document['units'] as Units) : {} // lint tells what is no text

/** What languages are to call the words of a figure, as it is being written: nothing of it is saved before the figure is. */
export const useFactUnits = (
  name: string,
  before: Partial<Fact> | undefined,
  after: Partial<Fact> | undefined,
  facts: unknown,
) => {
  const documents = useStudioState((state) => state.documents)
  const languages = useLanguages()
  /** By the tags of languages. */
  const [texts, setTexts] = useState<Readonly<Record<string, FactWords>>>({})
  const all =
    isObject(facts) && isObject(facts['facts'])
      ? (facts['facts'] as Readonly<Record<string, Partial<Fact>>>)
      : {} // as above
  const said = languages.flatMap((language) => {
    const { tag } = language
    const path = languageFile(language)
    const document: unknown = documents.get(path)?.value
    if (!before || !after || !isObject(document)) return []
    const units = unitsAfter(unitsIn(document), all, {
      name,
      before,
      after,
      texts: texts[tag] ?? {},
    })
    const own = Object.values(wordsOf(after)).flatMap((words) =>
      words !== undefined && units[words] !== undefined ? [[words, units[words]] as const] : [],
    )
    return [
      {
        tag,
        own: Object.fromEntries(own),
        edits: texts[tag] ? editsInside(path, document['units'], units, '/units') : [],
      },
    ]
  })
  return {
    texts,
    write: (tag: string, own: FactWords) =>
      setTexts({ ...texts, [tag]: { ...texts[tag], ...own } }),
    forget: () => setTexts({}),
    /** What its own words are called then: the same before and after it is saved. */
    units: Object.fromEntries(said.map(({ tag, own }) => [tag, own])),
    edits: said.flatMap(({ edits }) => edits),
  }
}

export type FactUnits = ReturnType<typeof useFactUnits>
