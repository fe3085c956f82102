import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { isObject } from '../../../../../core/document/isObject.ts'
import { useDialogs } from '../../store/useDialogs.ts'
import { Sign } from '../../ui/Sign.tsx'
import { titleOf } from '../../ui/words.ts'
import { useForm } from '../formContext.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'
import { PresetInputs } from './PresetInputs.tsx'

/** What a page fills into each dialog that is opened from it, dialog by dialog. */
export const DialogPresetsField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const dialogs = useDialogs(useForm().file)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const title = titleOf(schema)
  const filled: Readonly<Record<string, unknown>> = isObject(value) ? value : {}
  const begin = (id: string) => (answers: Readonly<Record<string, string>>) =>
    value === undefined
      ? edit.set(pointer, { [id]: answers }, title)
      : edit.set(`${pointer}/${id}`, answers, title)
  const clear = (id: string) => () =>
    edit.remove(Object.keys(filled).length > 1 ? `${pointer}/${id}` : pointer, title)
  const isShown = ({ id }: { readonly id: string }) => filled[id] !== undefined || opened.has(id)
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }} as="group">
      {() => (
        <>
          {dialogs.filter(isShown).map((dialog) => (
            <section
              key={dialog.id}
              data-pointer={`${pointer}/${dialog.id}`}
              aria-label={dialog.title}
            >
              <h3 className="panel-dialog">{dialog.title}</h3>
              <PresetInputs
                {...{ dialog, title }}
                pointer={`${pointer}/${dialog.id}`}
                value={filled[dialog.id]}
                begin={begin(dialog.id)}
                clear={clear(dialog.id)}
              />
            </section>
          ))}
          <fieldset className="panel-more" aria-label="Other forms">
            {dialogs
              .filter((dialog) => !isShown(dialog))
              .map(({ id, title: called }) => (
                <Button
                  type="button"
                  key={id}
                  size="1"
                  variant="surface"
                  color="gray"
                  onClick={() => setOpened(new Set([...opened, id]))}
                >
                  <Sign name="plus" size={12} /> {called}
                </Button>
              ))}
          </fieldset>
        </>
      )}
    </FieldLayout>
  )
}
