import { TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { readColor } from '../../../../../core/model/color/readColor.ts'
import { useDocument } from '../../store/useStudio.ts'
import { valueAt } from '../../store/valueAfter.ts'
import { titleOf } from '../../ui/words.ts'
import { useForm } from '../formContext.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'
import { RemoveTool } from './RemoveTool.tsx'

/** The accent, and what says how buttons are painted: in its darkest step if nothing is said. */
const accent = '/theme/colors/accent'
const buttons = ['theme', 'solid']

/** A colour: chosen by the browser's own picker, or written or pasted as people have it. */
export const ColorField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const { file } = useForm()
  const document = useDocument(file)
  /** What is being typed and isn't a colour yet. */
  const [typed, setTyped] = useState<string>()
  const title = titleOf(schema)
  const written = typeof value === 'string' ? value : ''
  const set = (color: string) =>
    edit.set(
      pointer,
      color,
      title,
      true,
      // Who chooses the firm's own colour means its buttons, too.
      pointer === accent && valueAt(document?.value, buttons) === undefined
        ? [{ kind: 'set', file, pointer: `/${buttons.join('/')}`, value: 'middle' }]
        : [],
    )
  const type = (text: string) => {
    const color = readColor(text)
    const isWhole = /^#?[0-9a-f]{6}$|\)$/i.test(text.trim())
    setTyped(color !== undefined && isWhole ? undefined : text)
    if (color !== undefined && isWhole) set(color)
  }
  const leave = () => {
    if (typed === undefined) return
    const color = readColor(typed)
    setTyped(undefined)
    if (typed.trim() === '' && isOptional) edit.remove(pointer, title)
    else if (color !== undefined) set(color)
    else edit.set(pointer, typed, title) // lint says what is wrong with it
  }
  const tools = isOptional && value !== undefined ? <RemoveTool {...{ pointer, title }} /> : null
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare, tools }}>
      {(wiring) => (
        <div className="panel-chosen">
          <TextField.Root
            {...wiring}
            autoComplete="off"
            spellCheck={false}
            placeholder="#1f6f8b"
            value={typed ?? written}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          <input
            type="color"
            className="panel-color"
            aria-label={`Pick: ${title}`}
            value={readColor(written) ?? '#808080'}
            onChange={(event) => set(event.target.value)}
          />
        </div>
      )}
    </FieldLayout>
  )
}
