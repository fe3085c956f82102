import { type FieldProps, inputProps } from 'broadsheet'
import type { WheelSizeField } from './schema.ts'

export const WheelSizeInput = (props: FieldProps<WheelSizeField>) => {
  const list = `${props.id}-sizes`
  return (
    <>
      <input {...inputProps(props)} className="form-input" inputMode="decimal" list={list} />
      <datalist id={list}>
        {[20, 24, 26, 28, 29].map((size) => (
          <option value={size} key={size} />
        ))}
      </datalist>
    </>
  )
}
