import { Button, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { askedBy } from '../../../../../core/model/text/unfinished.ts'
import { isPictureAddress, PictureChooser } from '../../choosers/PictureChooser.tsx'
import { titleOf } from '../../ui/words.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'
import { RemoveTool } from './RemoveTool.tsx'

/** What an address must match here; undefined if the schema takes any file. */
const patternOf = ({ pattern }: FieldProps['schema']): RegExp | undefined =>
  typeof pattern === 'string' && pattern.endsWith('$') ? new RegExp(pattern) : undefined

/** A file of the site, mostly a picture that needs no words: the picture itself, and its address for who knows it. */
export const AssetField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const [isOpen, setOpen] = useState(false)
  const title = titleOf(schema)
  const src = typeof value === 'string' ? value : ''
  const pattern = patternOf(schema)
  const takesPictures =
    !pattern || ['webp', 'svg'].some((ending) => pattern.test(`/assets/picture.${ending}`))
  const isChosen = isPictureAddress(src) && askedBy(src) === undefined
  const change = (text: string) =>
    text === '' && isOptional
      ? edit.remove(pointer, title, true)
      : edit.set(pointer, text, title, true)
  const tools = isOptional && src !== '' ? <RemoveTool {...{ pointer, title }} /> : null
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare, tools }}>
      {(wiring) => (
        <div className="panel-group">
          {isChosen ? <img className="panel-picture" src={src} alt="" /> : null}
          <div className="panel-chosen">
            <TextField.Root
              {...wiring}
              autoComplete="off"
              spellCheck={false}
              value={src}
              onChange={(event) => change(event.target.value)}
            />
            {takesPictures ? (
              <Button
                type="button"
                variant="soft"
                onClick={() => setOpen(true)}
                aria-label={`${isChosen ? 'Replace' : 'Choose'}: ${title}`}
              >
                {isChosen ? 'Replace' : 'Choose'}
              </Button>
            ) : null}
          </div>
          {isOpen ? (
            <PictureChooser
              src={src}
              alt={undefined}
              hasAlt={false}
              pattern={pattern}
              onClose={() => setOpen(false)}
              onChoose={(picture) => {
                setOpen(false)
                edit.set(pointer, picture.src, title)
              }}
            />
          ) : null}
        </div>
      )}
    </FieldLayout>
  )
}
