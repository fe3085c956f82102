import type { Kit } from '../../core/kit/Kit.ts'
import type { Field } from '../fields/Field.ts'

/** A field of the kit's type that takes an e-mail address to answer to: the only one of a newsletter. Throws where the kit has none. */
export const addressField = ({ fields }: Kit, label: string): Field => {
  const [type] = Object.entries(fields).find(([, { replyTo }]) => replyTo) ?? []
  if (type === undefined) throw new Error('No field of the kit takes an address to answer to.')
  return { type, name: 'email', label, required: true } as Field // its type is one of the kit's
}
