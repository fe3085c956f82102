import { askedBy, toWrite } from '../../../../core/model/text/unfinished.ts'

type ShownText = { readonly value: string; readonly placeholder?: string }

/** A text as its field shows it: what only guides the author stands there as a prompt, which the first key takes the place of. Pure. */
export const shownText = (text: unknown, title: string): ShownText => {
  const asks = askedBy(text)?.replace(/-\d+$/, '') // what may stand only once is numbered
  if (asks === undefined) return { value: typeof text === 'string' ? text : '' }
  return { value: '', placeholder: asks === '' || asks === title ? toWrite : `${toWrite}: ${asks}` }
}
