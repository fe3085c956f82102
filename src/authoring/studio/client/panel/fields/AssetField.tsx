import { Button, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { askedBy } from '../../../../../core/model/text/unfinished.ts'
import { isPictureAddress, PictureChooser } from '../../choosers/PictureChooser.tsx'
import { titleOf } from '../../ui/words.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'

/** A file of the site's own, mostly a picture that needs no words. */
export const AssetField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const [isOpen, setOpen] = useState(false)
  const title = titleOf(schema)
  const src = typeof value === 'string' ? value : ''
  const change = (text: string) =>
    text === '' && isOptional
      ? edit.remove(pointer, title, true)
      : edit.set(pointer, text, title, true)
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }}>
      {(wiring) => (
        <>
          {isPictureAddress(src) && askedBy(src) === undefined ? (
            <img className="panel-picture" src={src} alt="" />
          ) : null}
          <div className="panel-chosen">
            <TextField.Root
              {...wiring}
              autoComplete="off"
              spellCheck={false}
              value={src}
              onChange={(event) => change(event.target.value)}
            />
            <Button
              type="button"
              variant="soft"
              onClick={() => setOpen(true)}
              aria-label={`Choose: ${title}`}
            >
              Choose
            </Button>
          </div>
          {isOpen ? (
            <PictureChooser
              src={src}
              alt={undefined}
              hasAlt={false}
              onClose={() => setOpen(false)}
              onChoose={(picture) => {
                setOpen(false)
                edit.set(pointer, picture.src, title)
              }}
            />
          ) : null}
        </>
      )}
    </FieldLayout>
  )
}
