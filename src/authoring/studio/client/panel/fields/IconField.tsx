import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { IconChooser, IconDrawing } from '../../choosers/IconChooser.tsx'
import { SignButton } from '../../ui/SignButton.tsx'
import { titleOf } from '../../ui/words.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'

/** An icon, by how it looks. */
export const IconField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const [isOpen, setOpen] = useState(false)
  const title = titleOf(schema)
  const icon = typeof value === 'string' ? value : undefined
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }}>
      {(wiring) => (
        <div className="panel-chosen">
          <Button
            type="button"
            {...wiring}
            aria-label={`${title}: ${icon ?? 'none'}`}
            variant="surface"
            color="gray"
            onClick={() => setOpen(true)}
          >
            {icon === undefined ? null : <IconDrawing name={icon} size={18} />}
            {icon ?? 'Choose an icon'}
          </Button>
          {icon !== undefined && isOptional ? (
            <SignButton
              size="1"
              sign="close"
              name={`No ${title}`}
              onClick={() => edit.remove(pointer, title)}
            />
          ) : null}
          {isOpen ? (
            <IconChooser
              names={(schema['enum'] as readonly string[] | undefined) ?? []}
              icon={icon}
              onClose={() => setOpen(false)}
              onChoose={(name) => {
                setOpen(false)
                edit.set(pointer, name, title)
              }}
            />
          ) : null}
        </div>
      )}
    </FieldLayout>
  )
}
