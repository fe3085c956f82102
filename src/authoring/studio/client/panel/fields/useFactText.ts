import { useCallback } from 'react'
import { firmTitle } from '../../../../../core/document/firmTitle.ts'
import type { FactText } from '../../../text/readText.ts'
import { factKey, saidBy, useFacts } from '../../store/useFacts.ts'
import { useFileLanguage } from '../../store/useFileLanguage.ts'
import { useNames, useStudioState } from '../../store/useStudio.ts'
import { saidOnPage } from './saidOnPage.ts'

type Said = Readonly<Record<string, string>>

const none: Said = {}
/** All texts of a form ask for the same page: it is read once. */
let last: { readonly file: string; readonly html: string; readonly said: Said } = {
  file: '',
  html: '',
  said: none,
}

/** What figures say on a document's page; who only looks gets a page without marks, where they go on saying what they did. */
const saidIn = (file: string, html: string | undefined): Said => {
  const before = file === last.file ? last.said : none
  if (html === undefined || html === last.html) return before
  const read = saidOnPage(html)
  const isAsBefore =
    Object.keys(read).length === 0 || JSON.stringify(read) === JSON.stringify(before)
  last = { file, html, said: isAsBefore ? before : read }
  return last.said
}

/** What a figure is called, by its name. */
export const useFactLabel = (): ((name: string) => string) => {
  const known = useNames()?.facts
  return useCallback(
    (name) => known?.find((fact) => fact.name === name)?.label ?? firmTitle(name) ?? name,
    [known],
  )
}

/**
 * What the figures in texts of a document say to its visitors: in the language of the page, as far as it is drawn. Where it is not known how one is
 * written in a further language, it is called by its name.
 */
export const useFactText = (file: string): FactText => {
  const onPage = saidIn(
    file,
    useStudioState((state) => (state.drawn?.file === file ? state.drawn.html : undefined)),
  )
  const facts = useFacts()
  const labelOf = useFactLabel()
  const isTranslated = useFileLanguage(file) !== undefined
  return useCallback(
    (reference) => {
      const [name = '', format] = reference.split('|').map((part) => part.trim())
      const said = onPage[factKey(name, format)]
      const plain = saidBy(facts)(name, format)
      if (said !== undefined || plain === undefined) return said ?? `{{${reference}}}`
      return isTranslated && !firmTitle(name) ? labelOf(name) : plain
    },
    [onPage, facts, labelOf, isTranslated],
  )
}
