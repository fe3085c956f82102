/** `npm run dev [-- --root DIR]`: the authoring server, with a live preview. PORT and HOST say where; prints `ready http://HOST:PORT`. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runPreview } from '../src/preview/runPreview.ts'
import { readSettings } from '../src/server/settings.ts'

const { values } = parseArgs({ options: { root: { type: 'string' } } })
const { HOST, PORT } = readSettings(process.env)
await runPreview({
  root: resolve(values.root ?? process.env['BROADSHEET_ENGINE'] ?? '.'),
  host: HOST,
  port: PORT,
  origin: process.env['SITE_ORIGIN'] || undefined,
})
