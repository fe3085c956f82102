// Loaded before a command: its clock is ahead by so many days, and folders are listed the other way round.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const ahead = Number(process.env['DAYS_AHEAD']) * 86_400_000
const clock = Date
const now = () => clock.now() + ahead
globalThis.Date = new Proxy(clock, {
  construct: (_, given, made) => Reflect.construct(clock, given.length === 0 ? [now()] : given, made),
  get: (_, key) => (key === 'now' ? now : Reflect.get(clock, key)),
})

/** @param {unknown} listed */
const turned = (listed) => (Array.isArray(listed) ? listed.toReversed() : listed)
const { readdirSync } = fs
const { readdir } = fs.promises
Object.assign(fs, { readdirSync: (/** @type {Parameters<typeof readdirSync>} */ ...asked) => turned(readdirSync(...asked)) })
Object.assign(fs.promises, { readdir: async (/** @type {Parameters<typeof readdir>} */ ...asked) => turned(await readdir(...asked)) })
syncBuiltinESMExports()
