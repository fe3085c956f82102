import { Button, Dialog } from '@radix-ui/themes'
import { type ComponentProps, useState } from 'react'
import { Sign } from '../../ui/Sign.tsx'
import { SignButton } from '../../ui/SignButton.tsx'
import { useFocusBack } from '../../ui/useFocusBack.ts'
import { titleOf } from '../../ui/words.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'
import { Grid } from './Grid.tsx'

/** Rows of cells: in the panel as they fit, and in a window of their own with room for all columns. */
export const GridField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const [isLarge, setLarge] = useState(false)
  const rows = (Array.isArray(value) ? value : []) as readonly (readonly string[])[] // a grid is known by its schema
  const tools = (
    <SignButton
      size="1"
      sign="send"
      name="Open in a larger window"
      onClick={() => setLarge(true)}
    />
  )
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare, tools }} as="group">
      {() => (
        <>
          {isLarge ? (
            <LargeGrid
              schema={schema}
              pointer={pointer}
              rows={rows}
              onClose={() => setLarge(false)}
            />
          ) : (
            <Grid schema={schema} pointer={pointer} rows={rows} />
          )}
          <p className="panel-help">
            <Sign name="copy" size={12} /> Rows copied in a spreadsheet can be pasted into a cell.
            Tab goes on to the next cell, and behind the last one begins a row; the arrow to the
            right leads from there to the buttons of its row.
          </p>
        </>
      )}
    </FieldLayout>
  )
}

const LargeGrid = ({
  onClose,
  ...grid
}: ComponentProps<typeof Grid> & { readonly onClose: () => void }) => (
  <Dialog.Root open onOpenChange={onClose}>
    <Dialog.Content maxWidth="72rem" aria-describedby={undefined} onCloseAutoFocus={useFocusBack()}>
      <Dialog.Title size="4">{titleOf(grid.schema)}</Dialog.Title>
      <Grid {...grid} />
      <Dialog.Close>
        <Button type="button" mt="4" variant="soft" color="gray">
          Close
        </Button>
      </Dialog.Close>
    </Dialog.Content>
  </Dialog.Root>
)
