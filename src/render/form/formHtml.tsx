import { renderToString } from 'react-dom/server'
import type { Values } from '../../core/kit/FieldProps.ts'
import type { FieldSet } from '../fields/FieldSet.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import type { FormErrors, FormSetup } from './types.ts'

/** A form as HTML that the browser's React can hydrate. `errors` are those of a form that came back. */
export const formHtml = (
  known: FieldSet,
  setup: FormSetup,
  initial: Values,
  errors: FormErrors = {},
): string =>
  renderToString(<EnquiryForm known={known} setup={setup} initial={initial} errors={errors} />)
