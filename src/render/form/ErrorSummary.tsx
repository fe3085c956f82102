import type { FormWords } from '../../core/locale/formWords.ts'
import type { Field } from '../fields/Field.ts'
import { fieldId } from './FieldRow.tsx'
import type { FormErrors } from './types.ts'

type Props = {
  readonly form: string
  readonly fields: readonly Field[]
  readonly errors: FormErrors
  readonly words: FormWords
}

/** What is wrong, in one place, each line leading to its field. */
export const ErrorSummary = ({ form, fields, errors, words }: Props) => (
  <section className="form-alert" aria-label={words.errorSummary}>
    <p>{words.errorSummary}</p>
    <ul>
      {fields.map(({ name }) => (
        <li key={name}>
          <a
            href={`#${fieldId(form, name)}`}
            onClick={(event) => {
              event.preventDefault()
              document.getElementById(fieldId(form, name))?.focus()
            }}
          >
            {errors[name]}
          </a>
        </li>
      ))}
    </ul>
  </section>
)
