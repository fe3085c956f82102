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
import { command } from './command.mjs'
import { engineHere, rootOf } from './engineHere.mjs'
import { usageLine } from './helpText.mjs'
import { CommandEnd } from './readArguments.mjs'
import { dayOf } from './site/dayOf.ts'
import { openSite } from './site/openSite.ts'
import { reportError, runOperation } from './site/runOperation.ts'
import { usage } from './usage/new.mjs'

export const main = command(usage, async ({ values, positionals: [route] }, io) => {
  const root = rootOf(values.root)
  try {
    if (values.site !== undefined) {
      io.say((await writeNewSite(resolve(values.site), engineHere(), values.like)).join('\n'))
      return 0
    }
    if (route === undefined)
      throw new ScaffoldProblem(
        `ROUTE is missing: ${usage.takes.help}.\nUsage: ${usageLine(usage)}`,
      )
    const { kit, engine } = await openSite(standardKit, root, io)
    if (isInFurtherLanguage(kit, readSite(root), route))
      return runOperation({ root: values.root, dryRun: false }, io, (ground) =>
        newTranslation(ground, route),
      )
    const request = {
      route,
      template: values.template,
      linkFrom: values['link-from'],
      today: dayOf(root, usage),
    }
    io.say(nextSteps(writeNewPage(kit, root, engine, request)).join('\n'))
    return 0
  } catch (error) {
    if (error instanceof CommandEnd) throw error
    reportError(error, io)
    return 1
  }
})
