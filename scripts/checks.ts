/** `npm run checks`: whether each page says what the site's own `pages/_checks/` ask of it. */

import { checkSite } from '../src/content/contentChecks/checkSite.ts'
import { formats } from '../src/content/lint/formats/formats.ts'
import { lint } from '../src/content/lint/lint.ts'
import { readDocument } from '../src/content/lint/project/readDocument.ts'
import { placeOf } from '../src/core/document/sources.ts'
import { siteVersion } from '../src/core/model/history/siteVersion.ts'
import { buildModel } from '../src/core/model/site/buildModel.ts'
import { standardPageKit } from '../src/kits/standard/pageKit.ts'
import { drawingOf } from '../src/site/build/pages/drawing.tsx'
import { cacheFileOf } from '../src/site/store/cacheFile.ts'
import { readSite } from '../src/site/store/readSite.ts'
import { openProgress } from '../src/site/terminal/progress.ts'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { dayOf } from './site/dayOf.ts'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/checks.mjs'

export const main = command(usage, async ({ values }, io) => {
  const isForPeople = values.format === 'pretty'
  const root = rootOf(values.root)
  const { kit, engine } = await openSite(standardPageKit, root, io)
  const today = dayOf(root, usage, values['as-of'])

  const sources = readSite(root, { lazy: true })
  const cacheFile = cacheFileOf(root, engine)
  const { progress, end } = openProgress()
  const errors = lint(kit, sources, {
    today,
    onlyToday: true,
    cache: cacheFile?.cache,
    progress: isForPeople ? progress : undefined,
  }).filter(({ severity }) => severity === 'error')
  cacheFile?.save()
  const writtenFor = siteVersion(sources)
  const checks = sources.files
    .filter(({ path }) => placeOf(path)?.kind === 'checks')
    .map(({ path, text }) => readDocument(kit, path, text, { writtenFor }))

  const compare = () => {
    const site = buildModel(kit, sources, { asOf: today })
    return checkSite(site, checks, drawingOf(site, kit, today))
  }
  const findings = errors.length > 0 ? errors : checks.length > 0 ? compare() : []
  end()
  const texts = new Map(sources.files.map((file) => [file.path, file]))
  const files = errors.length > 0 ? [...texts.keys()] : checks.map(({ path }) => path)
  if (isForPeople && errors.length > 0)
    io.tell('Pages are compared once lint finds no error in them:')
  else if (isForPeople && checks.length === 0)
    io.tell('The site asks nothing of its pages: it has no documents in pages/_checks/.')
  io.print(
    formats[values.format]({
      rules: kit.rules,
      files,
      findings,
      textOf: (file) => texts.get(file)?.text,
      color: io.hasColors,
    }),
    isForPeople,
  )
  return findings.length > 0 ? 1 : 0
})
