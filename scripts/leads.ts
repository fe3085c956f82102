/** `npm run leads`: lists, deletes, corrects, sends, checks, copies and brings back the stored leads. */

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { errorMessage } from '../src/core/text/errorMessage.mjs'
import { joinSome } from '../src/core/text/joinWords.ts'
import { plural, pluralWord } from '../src/core/text/plural.ts'
import { typed } from '../src/core/text/typed.mjs'
import { backUpLeads, restoreLeads } from '../src/site/enquiries/backup.ts'
import { channelsOf } from '../src/site/enquiries/channelsOf.ts'
import { chooseLeads } from '../src/site/enquiries/chooseLeads.ts'
import { confirm } from '../src/site/enquiries/confirm.ts'
import { copyLeads, openSource } from '../src/site/enquiries/copyLeads.ts'
import { correctLead } from '../src/site/enquiries/correctLead.ts'
import { deliverNow } from '../src/site/enquiries/deliver.ts'
import { existingStore, NothingStored } from '../src/site/enquiries/existingStore.ts'
import { formatLeads } from '../src/site/enquiries/formatLeads.ts'
import type { Lead } from '../src/site/enquiries/lead.ts'
import { leadNow } from '../src/site/enquiries/leadNow.ts'
import type { LeadStore } from '../src/site/enquiries/leadStore.ts'
import { leadsArguments } from '../src/site/enquiries/leadsArguments.ts'
import { openLeadStore } from '../src/site/enquiries/openLeadStore.ts'
import { roomWarning } from '../src/site/enquiries/room.ts'
import { isGivenUp, isUndelivered } from '../src/site/enquiries/undelivered.ts'
import { readSettings, type ServerSettings } from '../src/site/server/settings.ts'
import { manifestFile, readManifest, type SiteManifest } from '../src/site/store/siteManifest.ts'
import type { Io } from '../src/site/terminal/io.mjs'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { type Arguments, refuse } from './readArguments.mjs'
import { usage } from './usage/leads.mjs'

/** What every deed of this command works with. */
type Work = {
  readonly values: Arguments<typeof usage>['values']
  readonly request: ReturnType<typeof leadsArguments>
  readonly root: string
  readonly settings: ServerSettings
  readonly channels: ReturnType<typeof channelsOf>
  readonly view: { readonly channels: readonly string[]; readonly now: number }
  readonly site: () => SiteManifest
  readonly isBuilt: boolean
  readonly io: Io
}
/** Does something with the stored leads. Returns the exit code. */
type Deed = (store: LeadStore, work: Work) => Promise<number>

export const main = command(usage, async ({ values, positionals }, io) => {
  const request = readRequest(values, positionals)
  const root = rootOf(values.root)
  const settings = readSettings(io.env)
  const built = resolve(values.dir ?? resolve(root, 'dist'))
  const site = () => readManifest(built)
  const channels = channelsOf(settings, site)
  const work: Work = {
    ...{ values, request, root, settings, channels, site, io },
    view: { channels: channels.map(({ name }) => name), now: Date.now() },
    isBuilt: existsSync(resolve(built, manifestFile)),
  }
  try {
    const store = await open(work)
    return await deeds[request.deed](store, work).finally(() => store.close())
  } catch (error) {
    if (!isFirstLook(error, work)) throw error
    io.say(error.calm)
    return 0
  }
})

const readRequest = (...typed: Parameters<typeof leadsArguments>) => {
  try {
    return leadsArguments(...typed)
  } catch (error) {
    return refuse(usage, errorMessage(error))
  }
}

/** What is brought in may make a store. */
const open = ({ request, settings, root, io }: Work): Promise<LeadStore> => {
  const limits = { timeout: 20_000, largest: settings.LEADS_LIMIT_MB * 1024 * 1024 }
  return request.deed === 'restore' || request.deed === 'copy-from'
    ? openLeadStore(settings.LEADS_URL, root, limits)
    : existingStore(settings.LEADS_URL, root, Boolean(io.env['LEADS_URL']?.trim()), limits)
}

/** A person who looks before the first enquiry has come gets a calm answer; programs and changes need a store. */
const isFirstLook = (error: unknown, { request }: Work): error is NothingStored =>
  error instanceof NothingStored && request.deed === 'list' && request.format === 'table'

const limit = 20
const numbersOf = (leads: readonly Lead[]): string => {
  return joinSome(
    leads.map(({ number }) => String(number)),
    limit,
  )
}

const isOwed = (lead: Lead, { view }: Work) => isUndelivered(lead, view.channels, view.now)
const owedIn = async (store: LeadStore, work: Work): Promise<Lead[]> =>
  (await store.listLeads()).filter((lead) => isOwed(lead, work))
/** Leads are stored under the names that fields had when they came. Later names are known only if the site is built here. */
const chosenIn = async (store: LeadStore, work: Work): Promise<Lead[]> => {
  const leads = chooseLeads(await store.listLeads(), work.request.selection, (lead) =>
    isOwed(lead, work),
  )
  const { forms } = leads.length > 0 && work.isBuilt ? work.site() : { forms: [] }
  return leads.map((lead) => leadNow(forms, lead))
}

/** On standard error, since standard output may be a file of data. */
const warnOfRoom = async (store: LeadStore, { io }: Work) => {
  const warning = roomWarning(await store.room(), store.place)
  if (warning) io.tell(warning)
}

const list: Deed = async (store, work) => {
  const { request, view, io } = work
  const leads = await chosenIn(store, work)
  const isAll = !Object.values(request.selection).some(Boolean)
  const nothing = isAll ? `No leads yet in ${store.place}.` : `No such leads in ${store.place}.`
  const summary = leads.length === 0 ? nothing : `${plural(leads.length, 'lead')} in ${store.place}`
  if (request.format === 'table') io.say(summary)
  else io.tell(summary) // standard output holds only the data
  const written = formatLeads(leads, request.format, view)
  if (request.format === 'csv' && !io.isTerminal) io.writeData(written)
  else io.print(written)
  await warnOfRoom(store, work)
  return 0
}

/** What is printed with --yes ends in a log, which is no place for the words of people who are to be forgotten. */
const withoutWords = (lead: Lead): Lead => ({
  ...lead,
  values: {},
  amended: undefined,
  failure: undefined,
})

/** Whether a person agrees. If not, what is wrong is said, and the exit code comes back. */
const refusal = async (question: string, { request, io }: Work): Promise<number | undefined> => {
  if (request.yes) return undefined
  if (io.canAsk && (await confirm(question, process.stdin, process.stdout))) return undefined
  io.say(
    io.canAsk
      ? 'Nothing was changed.'
      : 'Nothing was changed: there is no terminal to ask on. Add --yes to do what is shown.',
  )
  return io.canAsk ? 1 : 2
}

/** Reports what a change reached, and what it didn't. */
const reportChange = (
  store: LeadStore,
  io: Io,
  deed: string,
  { changed, chosen }: { readonly changed: number; readonly chosen: number },
): number => {
  const [files = '', ...others] = store.remains()
  io.say(
    chosen === 0
      ? `No such leads in ${store.place}: nothing was changed.`
      : `${deed} ${plural(changed, 'lead')} in ${store.place}. ${files}`,
  )
  for (const line of others) io.say(line)
  if (changed === chosen) return 0
  io.say(
    `${plural(chosen - changed, 'lead')} came again with other words in this moment and stayed: look at them first.`,
  )
  return 1
}

const remove: Deed = async (store, work) => {
  const { request, view, io } = work
  const leads = await chosenIn(store, work)
  io.print(formatLeads(request.yes ? leads.map(withoutWords) : leads, 'table', view))
  const question = `Delete ${plural(leads.length, 'lead')} from ${store.place} for good?`
  const no = leads.length > 0 ? await refusal(question, work) : undefined
  if (no !== undefined) return no
  const changed = await store.deleteLeads(leads)
  return reportChange(store, io, 'Deleted', { changed, chosen: leads.length })
}

const correct: Deed = async (store, work) => {
  const { request, view, io } = work
  const leads = await chosenIn(store, work)
  const { correction = { name: '', text: '' } } = request // this deed has one
  const corrected = leads.map((lead) => correctLead(lead, correction))
  io.print(formatLeads(request.yes ? corrected.map(withoutWords) : leads, 'table', view))
  const question = `Let ${correction.name} be "${correction.text}" in ${plural(leads.length, 'lead')} in ${store.place}?`
  const no = leads.length > 0 ? await refusal(question, work) : undefined
  if (no !== undefined) return no
  const changed = await store.correctLeads(corrected)
  return reportChange(store, io, 'Corrected', { changed, chosen: leads.length })
}

const check: Deed = async (store, work) => {
  const { view, io } = work
  await warnOfRoom(store, work)
  const owed = await owedIn(store, work)
  if (owed.length === 0) {
    io.say(`All leads in ${store.place} have been delivered.`)
    return 0
  }
  io.say(
    `${plural(owed.length, 'lead')} in ${store.place} ${pluralWord(owed.length, 'is', 'are')} undelivered: ${numbersOf(owed)}.`,
  )
  const givenUp = owed.filter((lead) => isGivenUp(lead, view.channels, view.now))
  if (givenUp.length > 0)
    io.say(
      `Given up after thirty days: ${numbersOf(givenUp)}. Once delivery works again: ${typed('leads', '--deliver')}`,
    )
  return 1
}

const deliver: Deed = async (store, work) => {
  const { channels, site, io } = work
  if (channels.length === 0)
    throw new Error(
      'no way to the firm is named: set SMTP_URL and LEADS_TO, or LEADS_WEBHOOK, as the server has them',
    )
  site() // emails need its labels: better reported now than with each of them
  const before = await owedIn(store, work)
  await deliverNow(store.deliveries, channels, io.tell)
  const left = await owedIn(store, work)
  const still = new Set(left.map(({ number }) => number))
  const sent = before.filter(({ number }) => !still.has(number))
  io.say(
    sent.length === 0
      ? `Nothing in ${store.place} was sent.`
      : `Sent ${plural(sent.length, 'lead')} from ${store.place}: ${numbersOf(sent)}.`,
  )
  if (left.length === 0) return 0
  io.say(`Still undelivered: ${numbersOf(left)}.`)
  return 1
}

const copyFrom: Deed = async (store, { values, root, io }) => {
  const from = await openSource(values['copy-from'] ?? '', root)
  const { count, brought, differing, total } = await copyLeads(from, store).finally(from.close)
  io.say(
    `Copied ${brought} of ${plural(count, 'lead')} from ${from.place} into ${store.place}, which has ${plural(total, 'lead')} now.`,
  )
  if (differing.length === 0) {
    io.say(`All ${count} were compared and say the same in both. ${from.place} is as it was.`)
    return 0
  }
  const shown = differing.slice(0, limit).join(', ')
  io.say(
    `${plural(differing.length, 'lead')} of ${from.place} ${pluralWord(differing.length, 'says', 'say')} something else there, and stayed as ${pluralWord(differing.length, 'it was', 'they were')}: ${shown}.`,
  )
  return 1
}

const backUp: Deed = async (store, { values, io }) => {
  const file = resolve(values.backup ?? '')
  io.say(`Copied ${plural(await backUpLeads(store, file), 'lead')} from ${store.place} to ${file}.`)
  return 0
}

const restore: Deed = async (store, { values, io }) => {
  const { restored, aside } = await restoreLeads(store, resolve(values.restore ?? ''), Date.now())
  if (aside) io.say(`The damaged leads were moved to ${aside}.`)
  io.say(`Brought back ${plural(restored, 'lead')} into ${store.place}.`)
  return 0
}

const deeds: Readonly<Record<Work['request']['deed'], Deed>> = {
  list,
  delete: remove,
  correct,
  check,
  deliver,
  backup: backUp,
  restore,
  'copy-from': copyFrom,
}
