import { z } from 'zod'
import type { Selection } from './chooseLeads.ts'
import type { Correction } from './correctLead.ts'
import type { LeadsFormat } from './formatLeads.ts'

/** What was typed behind `npm run leads --`, by the table in `scripts/usage/leads.mjs`: what was not is undefined or false. */
export type LeadsOptions = {
  readonly root: string | undefined
  readonly format: LeadsFormat | undefined
  readonly email: string | undefined
  readonly since: string | undefined
  readonly undelivered: boolean
  readonly delete: boolean
  readonly 'delete-before': string | undefined
  readonly correct: string | undefined
  readonly yes: boolean
  readonly deliver: boolean
  readonly dir: string | undefined
  readonly check: boolean
  readonly backup: string | undefined
  readonly restore: string | undefined
  readonly 'copy-from': string | undefined
}

type Name = keyof LeadsOptions | 'numbers'

/** The deeds, and what each may be told beside the root. */
const companions = {
  list: ['format', 'dir', 'numbers', 'email', 'since', 'undelivered'],
  delete: ['delete-before', 'yes', 'dir', 'numbers', 'email', 'since', 'undelivered'],
  correct: ['yes', 'dir', 'numbers', 'email', 'since', 'undelivered'],
  deliver: ['dir'],
  check: [],
  backup: [],
  restore: [],
  'copy-from': [],
} as const satisfies Readonly<Record<string, readonly Name[]>>

type Deed = keyof typeof companions
const deeds = ['delete', 'correct', 'deliver', 'check', 'backup', 'restore', 'copy-from'] as const
const written = (name: string) => (name === 'numbers' ? 'numbers of leads' : `--${name}`)

/** What the command was asked for. */
export type LeadsRequest = {
  readonly deed: Deed
  readonly selection: Selection
  readonly correction: Correction | undefined
  readonly format: LeadsFormat
  readonly yes: boolean
}

/** Refuses what can't be done together: nothing is done by halves. */
const deedOf = (names: ReadonlySet<Name>): Deed => {
  const asked = deeds.filter(
    (deed) => names.has(deed) || (deed === 'delete' && names.has('delete-before')),
  )
  if (asked.length > 1)
    throw new Error(
      `${asked.map(written).join(' and ')} are different things: ask for one at a time.`,
    )
  const deed = asked[0] ?? 'list'
  const allowed: ReadonlySet<string> = new Set([...companions[deed], deed, 'root'])
  const stranger = [...names].find((name) => !allowed.has(name))
  if (stranger)
    throw new Error(
      `${written(stranger)} can't go with ${deed === 'list' ? 'a list' : written(deed)}.`,
    )
  const filter = (['email', 'since', 'undelivered', 'delete-before'] as const).find((name) =>
    names.has(name),
  )
  if (names.has('numbers') && filter)
    throw new Error(`Name leads by their numbers or by --${filter}, not by both.`)
  if ((deed === 'delete' || deed === 'correct') && !names.has('numbers') && !filter)
    throw new Error(
      `--${deed} needs to know which: numbers from the list, --email, --since or --undelivered.`,
    )
  return deed
}

const dayOf = (option: string) =>
  z.iso
    .date(`${option} takes a day such as 2025-01-31.`)
    .transform((day) => Date.parse(`${day}T00:00:00Z`))
const email = z
  .string()
  .includes('@', { message: '--email takes an e-mail address such as asha@example.com.' })

const correctionOf = (text: string | undefined): Correction | undefined => {
  if (text === undefined) return undefined
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? []
  if (name === undefined || value === undefined)
    throw new Error('--correct takes a field and what it shall say: phone="98765 43210"')
  return { name: name.trim(), text: value.trim() }
}

const read = <T>(schema: z.ZodType<T>, text: string | undefined): T | undefined => {
  if (text === undefined) return undefined
  const parsed = schema.safeParse(text)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues[0]?.message)
}

const numbersOf = (texts: readonly string[]): number[] => {
  const wrong = texts.find((text) => !/^[1-9]\d{0,14}$/.test(text))
  if (wrong !== undefined)
    throw new Error(
      `Name leads by their numbers in the list, with spaces between: 3 5 (not ${wrong}).`,
    )
  return texts.map(Number)
}

/** Reads the arguments of `npm run leads`. Throws with a plain message where they are wrong or exclude each other. */
export const leadsArguments = (
  options: LeadsOptions,
  positionals: readonly string[],
): LeadsRequest => {
  const names = (Object.keys(options) as (keyof LeadsOptions)[]).filter(
    (name) => options[name] !== undefined && options[name] !== false,
  ) // its keys alone
  const numbers = numbersOf(positionals)
  return {
    deed: deedOf(new Set<Name>([...names, ...(numbers.length > 0 ? (['numbers'] as const) : [])])),
    selection: {
      numbers: numbers.length > 0 ? numbers : undefined,
      email: read(email, options.email),
      since: read(dayOf('--since'), options.since),
      before: read(dayOf('--delete-before'), options['delete-before']),
      undelivered: options.undelivered,
    },
    correction: correctionOf(options.correct),
    format: options.format ?? 'table',
    yes: options.yes,
  }
}
