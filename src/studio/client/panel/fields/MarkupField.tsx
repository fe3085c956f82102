import { TextArea } from '@radix-ui/themes'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { FactChooser } from '../../choosers/FactChooser.tsx'
import { LinkChooser } from '../../choosers/LinkChooser.tsx'
import { useFacts } from '../../page/useFacts.ts'
import { SignButton } from '../../ui/SignButton.tsx'
import { useForm } from '../formContext.ts'
import { shownText } from '../shownText.ts'
import { useEdit } from '../useEdit.ts'
import { titleOf } from '../words.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './FieldProps.ts'
import { typeInto } from './typeInto.ts'

const marks = { b: '**', i: '*', e: '`' } as const

/** The references to facts in a text, each once, with what they say. */
const chipsIn = (text: string, facts: Readonly<Record<string, string>>): [string, string][] => {
  const names = new Set([...text.matchAll(/\{\{\s*([^{}|\s]+)[^{}]*\}\}/g)].map(([, name]) => name ?? ''))
  return [...names].map((name) => [name, facts[name] ?? 'no such fact'])
}

/** Words with marks. The text grows with them; figures that are facts are told below it by what they say. */
export const MarkupField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const { route } = useForm()
  const facts = useFacts()
  const area = useRef<HTMLTextAreaElement>(null)
  const shown = shownText(value, titleOf(schema))
  const text = shown.value
  const change = (next: string) => (next === '' && isOptional ? edit.remove(pointer, titleOf(schema), true) : edit.set(pointer, next, titleOf(schema), true))
  const [wanted, setWanted] = useState<'fact' | 'link'>()
  const selected = (): readonly [number, number] => [area.current?.selectionStart ?? 0, area.current?.selectionEnd ?? 0]
  const mark = (sign: string) => {
    const [from, to] = selected()
    typeInto(area.current, [from, to], `${sign}${text.slice(from, to)}${sign}`, [sign.length, sign.length + to - from])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || !(event.key in marks || event.key === 'k')) return
    event.preventDefault()
    if (event.key === 'k') setWanted('link')
    else mark(marks[event.key as keyof typeof marks])
  }
  const onInput = (next: string, caret: number) => {
    change(next)
    if (next.length > text.length && next.slice(0, caret).endsWith('{{')) setWanted('fact')
  }
  /** Once the chooser has given the focus back. */
  const put = (words: (from: number, to: number) => { readonly at: number; readonly said: string }) => {
    setWanted(undefined)
    setTimeout(() => {
      const [from, to] = selected()
      const { at, said } = words(from, to)
      typeInto(area.current, [at, to], said, [said.length, said.length])
    })
  }
  const putFact = (name: string) => put((from) => ({ at: text.slice(0, from).endsWith('{{') ? from - 2 : from, said: `{{${name}}}` }))
  const putLink = (href: string) => put((from, to) => ({ at: from, said: `[${text.slice(from, to) || href}](${href})` }))
  const tools = (
    <span className="panel-marks">
      <SignButton size="1" sign="bold" name="Bold" keys="Ctrl B" onClick={() => mark('**')} tabIndex={-1} />
      <SignButton size="1" sign="italic" name="Emphasis" keys="Ctrl I" onClick={() => mark('*')} tabIndex={-1} />
      <SignButton size="1" sign="link" name="Link" keys="Ctrl K" onClick={() => setWanted('link')} tabIndex={-1} />
      <SignButton size="1" sign="facts" name="Put in a fact" keys="{{" onClick={() => setWanted('fact')} tabIndex={-1} />
    </span>
  )
  const chips = chipsIn(text, facts)
  return (
    <FieldFrame {...{ schema, pointer, isOptional, isBare, tools }}>
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
            onChange={(event) => onInput(event.target.value, event.target.selectionStart)}
          />
          {wanted === 'fact' ? <FactChooser onClose={() => setWanted(undefined)} onChoose={({ name }) => putFact(name)} /> : null}
          {wanted === 'link' ? <LinkChooser href="" route={route} onClose={() => setWanted(undefined)} onChoose={putLink} /> : null}
          {chips.length > 0 ? (
            <ul className="panel-chips" aria-label="Facts in this text">
              {chips.map(([name, says]) => (
                <li key={name}>
                  <Link to={`/_facts/${name}`}>{name}</Link> {says}
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </FieldFrame>
  )
}
