import { Select } from '@radix-ui/themes'
import { blankOf } from '../../../../../content/commands/entries/blankEntry.ts'
import type { Choice } from '../../../../../core/kit/choices.ts'
import { titleOf } from '../../ui/words.ts'
import { useForm } from '../formContext.ts'
import { propertiesOf } from '../kindOf.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'

type Props = {
  readonly choice: Choice
  readonly pointer: string
  readonly value: Readonly<Record<string, unknown>>
}

/** Of what kind an entry is, where it says so itself: a line of text, a date. One of another kind keeps what both have. */
export const KindField = ({ choice: { key, schemas }, pointer, value }: Props) => {
  const edit = useEdit()
  const { kit } = useForm()
  const kind = String(value[key])
  const title = titleOf(propertiesOf(schemas[kind] ?? {})[key] ?? {})
  const kinds = Object.entries(schemas)
    .map(([name, schema]) => [name, titleOf(schema)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other))
  const turn = (next: string) => {
    const schema = schemas[next] ?? {}
    const all: Readonly<Record<string, unknown>> = {
      ...(blankOf(kit, schema) as object),
      ...value,
      [key]: next,
    } // what is chosen is an object
    const kept = Object.keys(propertiesOf(schema)).flatMap((name) =>
      all[name] === undefined ? [] : [[name, all[name]] as const],
    )
    edit.set(pointer, Object.fromEntries(kept), title)
  }
  return (
    <FieldLayout schema={{ title }} pointer={`${pointer}/${key}`} isOptional={false}>
      {(wiring) => (
        <Select.Root value={kind} onValueChange={turn}>
          <Select.Trigger {...wiring} className="panel-select" />
          <Select.Content position="popper" className="panel-options">
            {kinds.map(([name, called]) => (
              <Select.Item key={name} value={name}>
                {called}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      )}
    </FieldLayout>
  )
}
