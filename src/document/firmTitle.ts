import { siteSchema } from './site.ts'

const firm = siteSchema.properties.firm.properties
const titles: Readonly<Record<string, { readonly title: string }>> = { ...firm, ...firm.address.properties }

/** What a word of the firm is called, by the name by which texts refer to it: `firm.city` is "City of the firm". */
export const firmTitle = (name: string): string | undefined => {
  const key = name.startsWith('firm.') ? name.slice('firm.'.length) : ''
  return Object.hasOwn(titles, key) ? `${titles[key]?.title} of the firm` : undefined
}
