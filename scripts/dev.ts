/** `npm run dev`: the authoring server, with a live preview. Prints `ready http://HOST:PORT`. */
import { resolve } from 'node:path'
import { runPreview } from '../src/preview/runPreview.ts'
import { readSettings } from '../src/server/settings.ts'
import { standardAuthoringKit } from '../src/standard/authoringKit.ts'
import { readArguments } from './readArguments.mjs'
import { usage } from './usage/dev.mjs'

const { values } = readArguments(usage)
const { HOST, PORT } = readSettings(process.env)
await runPreview({
  kit: standardAuthoringKit,
  root: resolve(values.root ?? process.env['BROADSHEET_ENGINE'] ?? '.'),
  host: HOST,
  port: PORT,
  origin: process.env['SITE_ORIGIN'] || undefined,
})
