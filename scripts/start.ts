/** `npm start`: checks and builds the site, then serves it with its form service. */

import { pretty } from '../src/content/lint/formats/pretty.ts'
import { standardPageKit } from '../src/kits/standard/pageKit.ts'
import { buildSite } from '../src/site/build/buildSite.ts'
import { renderFormPage } from '../src/site/build/pages/renderFormPage.ts'
import { describeRepairs } from '../src/site/build/write/describeRepairs.ts'
import { runServer } from '../src/site/server/runServer.ts'
import { siteIn } from '../src/site/server/serveSite.ts'
import { readSettings } from '../src/site/server/settings.ts'
import { openProgress } from '../src/site/terminal/progress.ts'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { dayOf } from './site/dayOf.ts'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/start.mjs'

export const main = command(usage, async ({ values }, io) => {
  const { progress, end } = openProgress()
  const root = rootOf(values.root)
  const settings = readSettings(io.env) // before the build: a mistake here should not take a minute to show
  const { kit, engine } = await openSite(standardPageKit, root, io)
  const result = await buildSite({
    kit,
    root,
    engine,
    env: io.env,
    asOf: dayOf(root, usage),
    tell: io.tell,
    progress,
  }).finally(end)
  if (result.lint.findings.length > 0)
    io.tell(pretty({ ...result.lint, color: io.errorsHaveColors }), true)
  for (const line of describeRepairs(result)) io.tell(line)
  if (!result.ok) {
    io.tell('Nothing was built: mend the errors above first.')
    return 1
  }
  await runServer({
    root,
    site: siteIn(result.out),
    settings,
    rules: kit.fields,
    renderFormPage: renderFormPage({ rules: kit.fields, inputs: kit.inputs }),
  })
  return undefined
})
