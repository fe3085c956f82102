import { z } from 'zod'
import { readOrigin } from '../../core/model/text/readOrigin.ts'
import { isLeadsUrl, leadsSchemes } from '../enquiries/openLeadStore.ts'

const whole = (min: number, max: number) => {
  const error = `expected a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}
const web = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'expected an address such as https://example.com/leads',
  )

const environment = z.object({
  PORT: whole(0, 65_535).default(4173),
  HOST: z.string().min(1).default('127.0.0.1'),
  LEADS_URL: z
    .string()
    .refine(isLeadsUrl, `expected ${leadsSchemes}`)
    .default('file:data/leads.db'),
  LEADS_LIMIT_MB: whole(1, 1_000_000).default(1024),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'expected smtp://user:password@host:587 or smtps://…')
    .refine(
      (text) => URL.canParse(text) && new URL(text).hostname !== '',
      'expected a host. In user and password write # as %23, / as %2F, @ as %40',
    )
    .optional(),
  LEADS_TO: z
    .string()
    .includes('@', { message: 'expected an e-mail address, or several with commas between' })
    .optional(),
  LEADS_FROM: z.string().includes('@', { message: 'expected an e-mail address' }).optional(),
  LEADS_WEBHOOK: web.optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) =>
      /^\d+$/.test(text)
        ? Number(text)
        : text === 'true'
          ? 1
          : text === 'false'
            ? (false as const)
            : text,
    )
    .optional(),
})

export type ServerSettings = z.infer<typeof environment> & {
  readonly FORM_ENDPOINT?: string | undefined
}

/** May hold a password, which no message repeats. */
const secret: ReadonlySet<string> = new Set(['SMTP_URL', 'LEADS_WEBHOOK', 'LEADS_URL'])

/**
 * Reads the server's settings from the environment; an empty variable counts as not set. Throws with a plain message that
 * names the variable and what was expected.
 */
export const readSettings = (env: NodeJS.ProcessEnv): ServerSettings => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environment.safeParse(given)
  if (parsed.success) {
    const { SMTP_URL, LEADS_TO } = parsed.data
    if (SMTP_URL && !LEADS_TO)
      throw new Error('SMTP_URL is set, but LEADS_TO is not: to whom should enquiries be sent?')
    if (LEADS_TO && !SMTP_URL)
      throw new Error(
        'LEADS_TO is set, but SMTP_URL is not: by which mail server should enquiries be sent?',
      )
    return { ...parsed.data, FORM_ENDPOINT: readOrigin('FORM_ENDPOINT', env['FORM_ENDPOINT']) }
  }
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0])
  const shown = secret.has(name) ? 'set' : JSON.stringify(given[name])
  throw new Error(`${name} is ${shown}: ${issue?.message}`)
}
