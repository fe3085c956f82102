/** `npm start`: checks and builds the site, then serves it with its form service. */

import { pretty } from '../src/content/lint/formats/pretty.ts'
import { standardPageKit } from '../src/kits/standard/pageKit.ts'
import { buildSite } from '../src/site/build/buildSite.ts'
import { renderFormPage } from '../src/site/build/pages/renderFormPage.ts'
import { describeRepairs } from '../src/site/build/write/describeRepairs.ts'
import { runServer } from '../src/site/server/runServer.ts'
import { siteIn } from '../src/site/server/serveSite.ts'
import { readSettings } from '../src/site/server/settings.ts'
import { tell } from '../src/site/terminal/print.mjs'
import { openProgress } from '../src/site/terminal/progress.ts'
import { rootOf } from './engineHere.mjs'
import { readArguments } from './readArguments.mjs'
import { dayOf } from './site/dayOf.ts'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/start.mjs'

const { values } = readArguments(usage)
const { progress, end } = openProgress()
const root = rootOf(values.root)
const settings = readSettings(process.env) // before the build: a mistake here should not take a minute to show
const { kit, engine } = await openSite(standardPageKit, root)
const result = await buildSite({
  kit,
  root,
  engine,
  env: process.env,
  asOf: dayOf(root, usage),
  tell,
  progress,
}).finally(end)
if (result.lint.findings.length > 0)
  tell(pretty({ ...result.lint, color: process.stderr.isTTY === true }), true)
for (const line of describeRepairs(result)) tell(line)
if (result.ok)
  await runServer({
    root,
    site: siteIn(result.out),
    settings,
    rules: kit.fields,
    renderFormPage: renderFormPage({ rules: kit.fields, inputs: kit.inputs }),
  })
else {
  tell('Nothing was built: mend the errors above first.')
  process.exitCode = 1
}
