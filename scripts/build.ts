/** `npm run build`: checks the site, then writes it as static files. */

import { resolve } from 'node:path'
import { pretty } from '../src/content/lint/formats/pretty.ts'
import { errorMessage } from '../src/core/text/errorMessage.mjs'
import { standardPageKit } from '../src/kits/standard/pageKit.ts'
import { buildSite } from '../src/site/build/buildSite.ts'
import { RenderError } from '../src/site/build/pages/renderPage.tsx'
import { describeRepairs } from '../src/site/build/write/describeRepairs.ts'
import { openProgress } from '../src/site/terminal/progress.ts'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { CommandEnd, refuse } from './readArguments.mjs'
import { dayOf } from './site/dayOf.ts'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/build.mjs'

export const main = command(usage, async ({ values }, io) => {
  if (values.drafts && !values.preview)
    refuse(usage, '--drafts stands beside --preview: visitors are never shown drafts.')
  if (values.preview && values.deploy)
    refuse(usage, '--preview is not for visitors, and --deploy is: only one of them.')
  const { progress, end } = openProgress()
  const root = rootOf(values.root)
  const { kit, engine } = await openSite(standardPageKit, root, io)
  try {
    const deployment = values.deploy && { to: values.deploy, demo: values.demo }
    const result = await buildSite({
      kit,
      root,
      engine,
      env: io.env,
      asOf: dayOf(root, usage, values['as-of']),
      out: values.out === undefined ? undefined : resolve(values.out),
      deployment,
      verify: values.verify,
      preview: values.preview ? { drafts: values.drafts } : undefined,
      tell: io.tell,
      progress,
    }).finally(end)
    if (result.lint.findings.length > 0)
      io.tell(pretty({ ...result.lint, color: io.errorsHaveColors }), true)
    if (result.ok)
      io.say(
        `Built ${result.pages} pages as of ${result.asOf} into ${result.out} in ${Math.round(result.ms)} ms (${result.changes.written} files written, ${result.changes.unchanged} kept).`,
      )
    else io.tell('Nothing was built: mend the errors above first.')
    for (const line of describeRepairs(result)) io.tell(line)
    return result.ok ? 0 : 1
  } catch (error) {
    if (error instanceof CommandEnd) throw error
    if (io.env['DEBUG'] && error instanceof Error) io.tell(error.stack ?? error.message)
    io.tell(
      error instanceof RenderError
        ? `A block could not be rendered: ${error.message}`
        : `The site could not be built: ${errorMessage(error)}`,
    )
    return 2
  }
})
