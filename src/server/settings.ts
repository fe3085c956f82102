import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const origin = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'expected an origin such as https://forms.example.com')

const environment = z.object({
  PORT: port.default(4173),
  HOST: z.string().min(1).default('127.0.0.1'),
  FORM_ENDPOINT: origin.optional(),
  LEADS_URL: z
    .string()
    .regex(/^(file|libsql|https?|wss?):/, 'expected file:, libsql: or https:')
    .default('file:data/leads.db'),
  LEADS_TOKEN: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => (/^\d+$/.test(text) ? Number(text) : text === 'true' ? 1 : text === 'false' ? (false as const) : text))
    .default(false),
})

export type ServerSettings = z.infer<typeof environment>

/**
 * Reads the server's settings from the environment; an empty variable counts as not set. Throws with a plain message that
 * names the variable and what was expected.
 */
export const readSettings = (env: NodeJS.ProcessEnv): ServerSettings => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0])
  throw new Error(`${name} is ${JSON.stringify(given[name])}: ${issue?.message}`)
}
