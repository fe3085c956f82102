import { useCallback, useEffect, useState } from 'react'
import type { Fact } from '../../../../../core/document/facts.ts'
import { editsInside } from '../../../../../core/edits/editsInside.ts'
import { factIn } from '../../store/listedFacts.ts'
import { useDocument, useStudio } from '../../store/useStudio.ts'
import { useToday } from '../../store/useToday.ts'
import { useDayInWords } from '../../ui/useDayInWords.ts'
import { useDraftFields } from './useDraftFields.ts'
import { useFactUnits } from './useFactUnits.ts'
import { useOnLeave } from './useOnLeave.ts'
import { whenShown } from './whenShown.ts'

const file = 'pages/_facts.json'

/** A figure as it is being written: nothing of it is saved before somebody says so, or leaves it, as they leave a text of a page. */
export const useFactDraft = (name: string) => {
  const studio = useStudio()
  const today = useToday()
  const document = useDocument(file)
  const saved = factIn(document?.value, name)
  /** What is not saved yet, and what the fact said when that began: what somebody else changes meanwhile stays. */
  const [draft, setDraft] = useState<{
    readonly base: Partial<Fact>
    readonly fact: Partial<Fact>
  }>()
  /** Fields begin anew with each, so that what could not be read goes, too. */
  const [round, setRound] = useState(0)
  const [dirtyFields, hold] = useDraftFields()
  const inLanguages = useFactUnits(
    name,
    draft?.base ?? saved,
    draft?.fact ?? saved,
    document?.value,
  )
  const isHeld = dirtyFields.size > 0
  const change = useCallback(
    (fact: Partial<Fact>) => setDraft((known) => ({ base: known?.base ?? saved ?? {}, fact })),
    [saved],
  )
  const shown = draft?.fact ?? saved
  const own = draft && saved ? editsInside(file, draft.base, draft.fact, `/facts/${name}`) : []
  const edits = [...own, ...inLanguages.edits]
  const label = shown?.label ?? name
  const dayInWords = useDayInWords()
  const shownThen = (follows: string) =>
    draft
      ? whenShown(draft.base, draft.fact, today, follows, dayInWords)
      : `Every page that shows it ${follows}.`
  const send = () => studio.send({ label: `Figure “${label}”`, edits })
  const asItWas = () => {
    setDraft(undefined)
    inLanguages.forget()
    setRound(round + 1)
  }
  const save = async () => {
    if (isHeld || edits.length === 0) return
    const then = shownThen('has followed')
    send()
    await studio.save()
    setDraft(undefined)
    inLanguages.forget()
    studio.notify(`Saved: ${label}. ${then}`, 'done', true)
  }
  const hasDraft = isHeld || edits.length > 0
  useEffect(() => {
    studio.setHasDraft(hasDraft)
    return () => studio.setHasDraft(false)
  }, [studio, hasDraft])
  useOnLeave(() => {
    if (isHeld)
      studio.notify(
        `Not saved: ${label}. What was typed there is no figure, so all pages say what they said.`,
        'trouble',
      )
    else if (edits.length > 0) {
      send()
      studio.notify(`Saved as you left it: ${label}. ${shownThen('follows')}`, 'done', true)
    }
  })
  return { document, saved, shown, edits, isHeld, round, hold, change, asItWas, save, inLanguages }
}
