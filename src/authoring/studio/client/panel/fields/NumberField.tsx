import { TextField } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { isPlainFact } from '../../../../../core/document/parts.ts'
import { roleOf } from '../../../../../core/document/roleOf.ts'
import {
  likelyNumbers,
  shownAmount,
  shownNumber,
  typedNumber,
} from '../../../../../core/model/figures/typedNumber.ts'
import { useSiteLocale } from '../../store/useSiteLocale.ts'
import { titleOf } from '../../ui/words.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'

/** What is typed, and what stood there before: that is what the document says until there is a number again. */
type Draft = { readonly text: string; readonly before: unknown }

const example = 10_499.5

const amissIn = (
  text: string,
  isOptional: boolean,
  locale: string,
  takesFacts: boolean,
): string | undefined => {
  if (takesFacts && isPlainFact(text)) return undefined
  if (text.trim() === '') return isOptional ? undefined : 'A number is needed here.'
  if (typedNumber(text, locale) !== undefined) return undefined
  const likely = likelyNumbers(text, locale)
  return likely.length > 0
    ? `“${text.trim()}” could be read in two ways: write ${likely.join(' or ')}.`
    : `“${text}” is no number. Write it like ${shownNumber(example, locale)}.`
}

/** A number, as the site's language writes it. What is none stays in the field and is told; the document keeps what it said before. */
export const NumberField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const locale = useSiteLocale()
  const [draft, setDraft] = useState<Draft>()
  const show = roleOf(schema) === 'moneyAmount' ? shownAmount : shownNumber
  const shown =
    draft?.text ?? (typeof value === 'number' ? show(value, locale) : String(value ?? ''))
  const takesFacts = roleOf(schema) === 'figure'
  const amiss = draft && amissIn(draft.text, isOptional, locale, takesFacts)
  const isAmiss = amiss !== undefined
  const { hold } = edit
  useEffect(() => {
    hold?.(pointer, isAmiss)
    return () => hold?.(pointer, false)
  }, [hold, pointer, isAmiss])
  const change = (text: string) => {
    const before = draft ? draft.before : value
    setDraft({ text, before })
    const next =
      text.trim() === '' && isOptional
        ? undefined
        : takesFacts && isPlainFact(text)
          ? text
          : (typedNumber(text, locale) ?? before)
    if (next === value) return
    if (next === undefined) edit.remove(pointer, titleOf(schema), true)
    else edit.set(pointer, next, titleOf(schema), true)
  }
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }}>
      {(wiring) => (
        <>
          <TextField.Root
            {...wiring}
            aria-invalid={wiring['aria-invalid'] || isAmiss || undefined}
            inputMode="decimal"
            autoComplete="off"
            value={shown}
            onChange={(event) => change(event.target.value)}
            onBlur={() => (isAmiss ? undefined : setDraft(undefined))}
          />
          {isAmiss ? (
            <p className="panel-amiss" role="alert">
              {amiss}
            </p>
          ) : null}
        </>
      )}
    </FieldLayout>
  )
}
