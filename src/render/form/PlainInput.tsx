import type { FieldProps } from '../../core/kit/FieldProps.ts'
import { inputProps } from '../fields/inputProps.ts'

/** Holds what was typed in a field whose type nobody knows: a server that runs meets it where the site was built anew with a field of its own. */
export const PlainInput = (
  props: FieldProps<{ readonly name: string; readonly required?: boolean }>,
) => <input {...inputProps(props)} className="form-input" type="text" />
