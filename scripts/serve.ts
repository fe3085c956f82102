/** `npm run serve`: serves an already built site and its form service. */
import { resolve } from 'node:path'
import { recoverBuild } from '../src/build/recoverBuild.ts'
import { renderFormPage } from '../src/build/renderFormPage.ts'
import { ourFields } from '../src/fields/ourFields.ts'
import { builtFields } from '../src/parts/builtFields.ts'
import { runServer } from '../src/server/runServer.ts'
import { readSettings } from '../src/server/settings.ts'
import { tell } from '../src/terminal/print.mjs'
import { rootOf } from './engineHere.mjs'
import { readArguments } from './readArguments.mjs'
import { usage } from './usage/serve.mjs'

const { values } = readArguments(usage)
const root = rootOf(values.root)
const dir = values.dir ? resolve(values.dir) : resolve(root, 'dist')
recoverBuild(dir, tell)
const known = await builtFields(dir, ourFields, tell)
await runServer({
  root,
  dir,
  settings: readSettings(process.env),
  rules: known.rules,
  renderFormPage: renderFormPage(known),
})
