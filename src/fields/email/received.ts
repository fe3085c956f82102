import { z } from 'zod'
import type { Receiver } from '../receive.ts'
import type { EmailField } from './schema.ts'

/** HTML's own rule, so that what a browser lets through without JavaScript is taken; 254 characters is the protocol's limit. */
const address = z.email({ pattern: z.regexes.html5Email }).max(254)

export const received: Receiver<EmailField> = {
  fault: (_field, text) => (address.safeParse(text).success ? undefined : { code: 'TYPE_EMAIL', word: 'errorEmail' }),
}
