import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import type { CheckboxGroupField } from './schema.ts'

export const CheckboxGroupInput = ({
  field,
  id,
  value,
  set,
  blur,
}: FieldProps<CheckboxGroupField>) => {
  const ticked = Array.isArray(value) ? (value as readonly string[]) : [] // a group's value is a list of strings
  const toggle = (option: string, on: boolean) =>
    set(
      field.options
        .map((entry) => entry.value)
        .filter((entry) => (entry === option ? on : ticked.includes(entry))),
    )
  return (
    <div className="form-checks">
      {field.options.map((option, index) => (
        <label className="form-check" key={option.value}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            name={field.name}
            value={option.value}
            checked={ticked.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
            onBlur={blur}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
