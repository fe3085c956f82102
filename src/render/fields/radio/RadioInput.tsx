import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import type { RadioField } from './schema.ts'

export const RadioInput = ({ field, id, value, set, blur }: FieldProps<RadioField>) => (
  <div className="form-checks">
    {field.options.map((option, index) => (
      <label className="form-check" key={option.value}>
        <input
          type="radio"
          id={index === 0 ? id : undefined}
          name={field.name}
          value={option.value}
          required={field.required}
          checked={value === option.value}
          onChange={() => set(option.value)}
          onBlur={blur}
        />
        {option.label}
      </label>
    ))}
  </div>
)
