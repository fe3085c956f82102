import { SegmentedControl, Select } from '@radix-ui/themes'
import { accents, neutrals } from '../../../../../core/document/theme.ts'
import { optionWords, titleOf } from '../../ui/words.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'

const scales: ReadonlySet<unknown> = new Set<unknown>([...accents, ...neutrals])

/** What a colour that is chosen by its name looks like. */
const Swatch = ({ of }: { readonly of: string }) =>
  scales.has(of) ? (
    <span className="panel-swatch" style={{ background: `var(--${of}-9)` }} aria-hidden="true" />
  ) : null

const unset = '\0'

/** So many letters stand side by side in the panel, in parts of one width. */
const most = 24

/** One of a few words: side by side where they are two or three short ones, else in a list with what each means. */
export const ChoiceField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const values = (schema['enum'] ?? []) as readonly unknown[]
  const options = values.map((one, index) => ({ key: String(one), ...optionWords(schema, index) }))
  const choose = (key: string) => {
    if (key === unset) return edit.remove(pointer, titleOf(schema))
    const chosen = values.find((one) => String(one) === key)
    if (chosen !== undefined && chosen !== value) edit.set(pointer, chosen, titleOf(schema))
  }
  const hasSwatches = values.every((one) => scales.has(one))
  const isShort =
    options.length <= 3 &&
    !isOptional &&
    options.length * Math.max(...options.map(({ label }) => label.length)) <= most
  const shown = value === undefined ? unset : String(value)
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }}>
      {(wiring) =>
        isShort ? (
          <SegmentedControl.Root
            {...wiring}
            value={shown}
            onValueChange={choose}
            aria-label={titleOf(schema)}
          >
            {options.map(({ key, label }) => (
              <SegmentedControl.Item key={key} value={key}>
                {label}
              </SegmentedControl.Item>
            ))}
          </SegmentedControl.Root>
        ) : (
          <Select.Root value={shown} onValueChange={choose}>
            <Select.Trigger
              {...wiring}
              className="panel-select"
              placeholder={shown === unset ? 'As usual' : shown}
            />
            <Select.Content position="popper" className="panel-options">
              {isOptional ? <Select.Item value={unset}>As usual</Select.Item> : null}
              {options.map(({ key, label, help }) => (
                <Select.Item key={key} value={key}>
                  {hasSwatches ? <Swatch of={key} /> : null}
                  {label}
                  {help ? <span className="panel-option-help"> {help}</span> : null}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Root>
        )
      }
    </FieldLayout>
  )
}
