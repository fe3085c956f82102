import type { Claims } from '../../kit/Claims.ts'

export { formSchema as schema } from '../../form/formSchema.ts'

export const tone = '' as const

export const structuredData = (): Claims => ({ page: 'ContactPage' })

export const knownAs = ['contact form', 'enquiry', 'request', 'fields', 'booking', 'survey'] as const
