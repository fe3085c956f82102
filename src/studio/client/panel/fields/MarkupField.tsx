import { TextArea } from '@radix-ui/themes'
import { type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import { firmTitle } from '../../../../document/firmTitle.ts'
import { useFacts } from '../../page/useFacts.ts'
import { useNames } from '../../store/useStudio.ts'
import { FactName } from '../../ui/FactName.tsx'
import { SignButton } from '../../ui/SignButton.tsx'
import { shownText } from '../shownText.ts'
import { useEdit } from '../useEdit.ts'
import { titleOf } from '../words.ts'
import { AsOnThePage } from './AsOnThePage.tsx'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'
import { typeInto } from './typeInto.ts'
import { selectionOf, usePuts } from './usePuts.tsx'

const marks = { b: '**', i: '*', e: '`' } as const

/** The references to facts in a text, each once, with what they say. */
const chipsIn = (text: string, facts: Readonly<Record<string, string>>): [string, string][] => {
  const names = new Set([...text.matchAll(/\{\{\s*([^{}|\s]+)[^{}]*\}\}/g)].map(([, name]) => name ?? ''))
  return [...names].map((name) => [name, facts[name] ?? 'no such figure'])
}

/** Words with marks. The text grows with them; figures that are facts are told below it by what they say. */
export const MarkupField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const facts = useFacts()
  const area = useRef<HTMLTextAreaElement>(null)
  const shown = shownText(value, titleOf(schema))
  const text = shown.value
  const change = (next: string) => (next === '' && isOptional ? edit.remove(pointer, titleOf(schema), true) : edit.set(pointer, next, titleOf(schema), true))
  const puts = usePuts(area, text)
  const mark = (sign: string) => {
    const [from, to] = selectionOf(area)
    typeInto(area.current, [from, to], `${sign}${text.slice(from, to)}${sign}`, [sign.length, sign.length + to - from])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || !(event.key in marks || event.key === 'k')) return
    event.preventDefault()
    if (event.key === 'k') puts.want('link')
    else mark(marks[event.key as keyof typeof marks])
  }
  const tools = (
    <span className="panel-marks">
      <SignButton size="1" sign="bold" name="Bold" keys="Ctrl B" onClick={() => mark('**')} tabIndex={-1} />
      <SignButton size="1" sign="italic" name="Emphasis" keys="Ctrl I" onClick={() => mark('*')} tabIndex={-1} />
      <SignButton size="1" sign="link" name="Make it a link" keys="Ctrl K" onClick={() => puts.want('link')} tabIndex={-1} />
      <SignButton size="1" sign="facts" name="Put in a figure" keys="{{" onClick={() => puts.want('fact')} tabIndex={-1} />
    </span>
  )
  const known = useNames()?.facts
  const labelOf = (name: string) => known?.find((fact) => fact.name === name)?.label ?? firmTitle(name) ?? name
  const chips = chipsIn(text, facts)
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare, tools }}>
      {(wiring) => (
        <>
          <TextArea
            {...wiring}
            ref={area}
            rows={1}
            resize="none"
            className="panel-text"
            {...shown}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              change(event.target.value)
              puts.note(event.target.value)
            }}
          />
          {puts.chooser}
          <AsOnThePage text={text} labelOf={labelOf} />
          {chips.length > 0 ? (
            <ul className="panel-chips" aria-label="Figures in this text">
              {chips.map(([name, text]) => (
                <li key={name}>
                  <Link to={name.startsWith('firm.') ? '/_site/firm' : `/_facts/${name}`}>{labelOf(name)}</Link> {text} <FactName name={name} />
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </FieldLayout>
  )
}
