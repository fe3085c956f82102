import type { EditorView } from 'prosemirror-view'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { referencesIn } from '../../../../../core/model/figures/interpolate.ts'
import { askedBy } from '../../../../../core/model/text/unfinished.ts'
import type { TextEditor } from '../../../text/TextEditor.ts'
import { SignButton } from '../../ui/SignButton.tsx'
import { titleOf } from '../../ui/words.ts'
import { emptied } from '../emptied.ts'
import { useForm } from '../formContext.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'
import { TextBox } from './TextBox.tsx'
import { useFactLabel, useFactText } from './useFactText.ts'
import { useRemove } from './useRemove.ts'

/** The names of the facts in a text, each once, with how it stands there first. */
const factsIn = (text: string): [string, string][] => [
  ...new Map(
    referencesIn(text)
      .reverse()
      .map(({ name, format }) => [name, format ? `${name} | ${format}` : name]),
  ),
]

/** Words with marks. The field grows with them; the figures in it lead to where they are kept. */
export const MarkupField = ({
  schema,
  pointer,
  value,
  isOptional,
  isBare,
  onEnter,
}: FieldProps) => {
  const edit = useEdit()
  const { kit, file } = useForm()
  const editor = useRef<TextEditor>(null)
  const labelOf = useFactLabel()
  const factText = useFactText(file)
  const title = titleOf(schema)
  const change = (next: string) =>
    next === '' && isOptional
      ? edit.remove(pointer, title, true)
      : edit.set(pointer, next === '' ? emptied(kit, schema) : next, title, true)
  const figures = typeof value === 'string' ? factsIn(value) : []
  // What may be left out and is not written yet is taken out by its sign, or by a key that would take a sign away.
  const isLeftOpen = isOptional === true && askedBy(value) !== undefined
  const leaveOut = useRemove({ pointer, title })
  const onKey = (view: EditorView, { key }: KeyboardEvent) => {
    if (!isLeftOpen || view.state.doc.content.size > 0 || (key !== 'Backspace' && key !== 'Delete'))
      return false
    leaveOut()
    return true
  }
  const tools = (
    <span className="panel-marks" data-open={isLeftOpen || undefined}>
      {isLeftOpen ? (
        <SignButton size="1" sign="bin" name={`Leave out ${title}`} onClick={leaveOut} />
      ) : null}
      <SignButton
        size="1"
        sign="bold"
        name="Bold"
        keys="Ctrl B"
        onClick={() => editor.current?.mark('strong')}
        tabIndex={-1}
      />
      <SignButton
        size="1"
        sign="italic"
        name="Slanted"
        keys="Ctrl I"
        onClick={() => editor.current?.mark('emphasis')}
        tabIndex={-1}
      />
      <SignButton
        size="1"
        sign="link"
        name="Make it a link"
        keys="Ctrl K"
        onClick={() => editor.current?.want('link')}
        tabIndex={-1}
      />
      <SignButton
        size="1"
        sign="facts"
        name="Put in a figure"
        keys="{{"
        onClick={() => editor.current?.want('fact')}
        tabIndex={-1}
      />
    </span>
  )
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare, tools }}>
      {(wiring) => (
        <>
          <TextBox
            {...{ value, title, editor, onEnter, onKey }}
            isMarkup
            className="panel-box"
            wiring={{ ...wiring, 'aria-labelledby': `${wiring.id}-name` }}
            onWrite={change}
          />
          {figures.length > 0 ? (
            <ul className="panel-chips" aria-label="Figures in this text">
              {figures.map(([name, reference]) => (
                <li key={name}>
                  {factText(reference)}{' '}
                  <Link to={name.startsWith('firm.') ? '/_site/firm' : `/_facts/${name}`}>
                    {labelOf(name)}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </FieldLayout>
  )
}
