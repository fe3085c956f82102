/** `npm run new`: writes a new page as a draft, or starts another firm's site. Never overwrites. */
import { resolve } from 'node:path'
import {
  isInFurtherLanguage,
  newTranslation,
} from '../src/content/commands/translations/newTranslation.ts'
import { standardKit } from '../src/kits/standard/kit.ts'
import { ScaffoldProblem } from '../src/site/scaffold/newPage.ts'
import { nextSteps } from '../src/site/scaffold/nextSteps.ts'
import { writeNewPage } from '../src/site/scaffold/writeNewPage.ts'
import { writeNewSite } from '../src/site/scaffold/writeNewSite.ts'
import { readSite } from '../src/site/store/readSite.ts'
import { say, tell } from '../src/site/terminal/print.mjs'
import { engineHere, rootOf } from './engineHere.mjs'
import { usageLine } from './helpText.mjs'
import { readArguments } from './readArguments.mjs'
import { dayOf } from './site/dayOf.ts'
import { openSite } from './site/openSite.ts'
import { runOperation } from './site/runOperation.ts'
import { usage } from './usage/new.mjs'

const { values, positionals } = readArguments(usage)
const [route] = positionals
try {
  if (values.site !== undefined)
    say((await writeNewSite(resolve(values.site), engineHere(), values.like)).join('\n'))
  else if (route === undefined)
    throw new ScaffoldProblem(`ROUTE is missing: ${usage.takes.help}.\nUsage: ${usageLine(usage)}`)
  else {
    const root = rootOf(values.root)
    const request = {
      route,
      template: values.template,
      linkFrom: values['link-from'],
      today: dayOf(root, usage),
    }
    const { kit, engine } = await openSite(standardKit, root)
    if (isInFurtherLanguage(kit, readSite(root), route))
      await runOperation({ root: values.root, dryRun: false }, (ground) =>
        newTranslation(ground, route),
      )
    else say(nextSteps(writeNewPage(kit, root, engine, request)).join('\n'))
  }
} catch (error) {
  if (process.env['DEBUG'] && error instanceof Error) tell(error.stack ?? error.message)
  tell(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
