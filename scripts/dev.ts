/** `npm run dev`: the authoring server, with a live preview. Prints `ready http://HOST:PORT`. */
import { runPreview } from '../src/preview/runPreview.ts'
import { readSettings } from '../src/server/settings.ts'
import { standardAuthoringKit } from '../src/standard/authoringKit.ts'
import { engineHere, rootOf } from './engineHere.mjs'
import { readArguments } from './readArguments.mjs'
import { usage } from './usage/dev.mjs'

const { values } = readArguments(usage)
const { HOST, PORT } = readSettings(process.env)
await runPreview({
  kit: standardAuthoringKit,
  root: rootOf(values.root),
  engine: engineHere(),
  host: HOST,
  port: PORT,
  origin: process.env['SITE_ORIGIN'] || undefined,
})
