import { TextArea } from '@radix-ui/themes'
import { type KeyboardEvent, useReducer, useRef } from 'react'
import { referencesIn } from '../../../../../core/model/figures/interpolate.ts'
import type { TextEditor } from '../../../text/TextEditor.ts'
import { DayField } from '../../ui/DayField.tsx'
import { titleOf } from '../../ui/words.ts'
import { emptied } from '../emptied.ts'
import { useForm } from '../formContext.ts'
import { kindOf } from '../kindOf.ts'
import { shownText } from '../shownText.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'
import { TextBox } from './TextBox.tsx'
import { useMade } from './useMade.ts'

/**
 * A line of plain words, all of which is seen: it grows and has no lines of its own; also whatever the schema has no better name for. Where it has figures
 * they are one piece each, as in texts, and it stays such a field while it is written.
 */
export const LineField = (props: FieldProps) => {
  const { schema, pointer, value, isOptional, isBare, onEnter } = props
  const edit = useEdit()
  const { kit } = useForm()
  const madeBy = useMade(props)
  const change = (text: string) =>
    text === '' && isOptional
      ? edit.remove(pointer, titleOf(schema), true)
      : edit.set(
          pointer,
          text === '' ? emptied(kit, schema) : text,
          titleOf(schema),
          true,
          madeBy(text),
        )
  /** A line has no lines of its own. */
  const enter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!onEnter) return
    const { value: written, selectionStart, selectionEnd } = event.currentTarget
    if (selectionStart < written.length) change(written.slice(0, selectionStart))
    onEnter(written.slice(selectionEnd))
  }
  const editor = useRef<TextEditor>(null)
  const hasFigures = useRef(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const [, leave] = useReducer((times: number) => times + 1, 0)
  // Never under the hands of who types a reference in it.
  const isTypedIn = area.current !== null && area.current === document.activeElement
  hasFigures.current ||= !isTypedIn && typeof value === 'string' && referencesIn(value).length > 0
  const isDate = kindOf(schema, kit.choices) === 'date'
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }}>
      {(wiring) =>
        isDate ? (
          <DayField
            {...wiring}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => change(event.target.value)}
          />
        ) : hasFigures.current ? (
          <TextBox
            {...{ value, editor, onEnter }}
            title={titleOf(schema)}
            isMarkup={false}
            className="panel-box"
            wiring={{ ...wiring, 'aria-labelledby': `${wiring.id}-name` }}
            onWrite={change}
          />
        ) : (
          <TextArea
            {...wiring}
            ref={area}
            onBlur={leave}
            rows={1}
            resize="none"
            className="panel-text"
            autoComplete="off"
            {...shownText(value, titleOf(schema))}
            onKeyDown={enter}
            onChange={(event) => change(event.target.value.replace(/\s*\n\s*/g, ' '))}
          />
        )
      }
    </FieldLayout>
  )
}
