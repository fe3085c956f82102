import type { FormSetup } from './types.ts'

/** Under which a browser keeps what is typed into a form and what became of it: by what stays when the form gets another name. */
export const formKey = ({ action, block }: Pick<FormSetup, 'action' | 'block'>): string =>
  `${action.slice(action.lastIndexOf('/') + 1)} ${block.formType}`
