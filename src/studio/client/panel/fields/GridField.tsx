import { Button, Dialog } from '@radix-ui/themes'
import { useState } from 'react'
import { Sign } from '../../ui/Sign.tsx'
import { SignButton } from '../../ui/SignButton.tsx'
import { titleOf } from '../words.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './FieldProps.ts'
import { Grid } from './Grid.tsx'

/** Rows of cells: in the panel as they fit, and in a window of their own with room for all columns. */
export const GridField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const [isLarge, setLarge] = useState(false)
  const rows = (Array.isArray(value) ? value : []) as readonly (readonly string[])[] // a grid is known by its schema
  const tools = <SignButton size="1" sign="send" name="Open in a larger window" onClick={() => setLarge(true)} />
  return (
    <FieldFrame {...{ schema, pointer, isOptional, isBare, tools }} as="group">
      {() => (
        <>
          {isLarge ? (
            <Dialog.Root open onOpenChange={setLarge}>
              <Dialog.Content maxWidth="72rem" aria-describedby={undefined}>
                <Dialog.Title size="4">{titleOf(schema)}</Dialog.Title>
                <Grid schema={schema} pointer={pointer} rows={rows} />
                <Dialog.Close>
                  <Button mt="4" variant="soft" color="gray">
                    Close
                  </Button>
                </Dialog.Close>
              </Dialog.Content>
            </Dialog.Root>
          ) : (
            <Grid schema={schema} pointer={pointer} rows={rows} />
          )}
          <p className="panel-help">
            <Sign name="copy" size={12} /> Rows copied in a spreadsheet can be pasted into a cell.
          </p>
        </>
      )}
    </FieldFrame>
  )
}
