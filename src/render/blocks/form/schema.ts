import type { StructuredData } from '../../../core/kit/StructuredData.ts'

export { formSchema as schema } from '../../form/formSchema.ts'

export const background = '' as const

export const structuredData = (): StructuredData => ({ page: 'ContactPage' })

export const knownAs = [
  'contact form',
  'enquiry',
  'request',
  'fields',
  'booking',
  'survey',
] as const
