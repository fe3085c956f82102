import { useCallback, useMemo } from 'react'
import { firmTitle } from '../../../../document/firmTitle.ts'
import type { FactText } from '../../../text/readText.ts'
import { factKey, saidBy, useFacts } from '../../page/useFacts.ts'
import { useFileLanguage } from '../../store/useFileLanguage.ts'
import { useNames, useStudioState } from '../../store/useStudio.ts'
import { saidOnPage } from './saidOnPage.ts'

/** What a figure is called, by its name. */
export const useFactLabel = (): ((name: string) => string) => {
  const known = useNames()?.facts
  return useCallback((name) => known?.find((fact) => fact.name === name)?.label ?? firmTitle(name) ?? name, [known])
}

/**
 * What the figures in texts of a document say to its visitors: in the language of the page, as far as it is drawn. Where it is not known how one is
 * written in a further language, it is called by its name.
 */
export const useFactText = (file: string): FactText => {
  const drawn = useStudioState((state) => (state.drawn?.file === file ? state.drawn.html : undefined))
  const onPage = useMemo(() => saidOnPage(drawn ?? ''), [drawn])
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
