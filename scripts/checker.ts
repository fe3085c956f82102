/** `npm run checker -- DIR`: writes the checker as static files, which need no server of ours. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { authoringFiles, authoringHtml } from '../src/authoring/workspace/authoringFiles.ts'
import type { LintKit } from '../src/content/lint/types/LintKit.ts'
import { standardPageKit } from '../src/kits/standard/pageKit.ts'
import type { PageKit } from '../src/render/ui/PageKit.ts'
import { readSite } from '../src/site/store/readSite.ts'
import { writeWhole } from '../src/site/store/writeWhole.ts'
import { command } from './command.mjs'
import { engineHere, rootOf } from './engineHere.mjs'
import { CommandEnd } from './readArguments.mjs'
import { openSite } from './site/openSite.ts'
import { reportError } from './site/runOperation.ts'
import { usage } from './usage/checker.mjs'

export const main = command(usage, async ({ values, positionals: [target = ''] }, io) => {
  try {
    const root = rootOf(values.root)
    const folder = resolve(target)
    const { kit } = await openSite<PageKit & LintKit>(standardPageKit, root, io)
    const modules = Object.entries(kit.own?.modules ?? {})
    const sources = { ...readSite(root), ...(modules.length > 0 ? { own: './own/' } : {}) }
    const authoring = authoringFiles(engineHere().authoring)
    writeWhole(
      join(folder, 'index.html'),
      authoringHtml(authoring.entry('checker.tsx'), './', 'Check a document'),
    )
    writeWhole(join(folder, 'sources.json'), JSON.stringify(sources))
    for (const [path, content] of authoring.files) writeWhole(join(folder, path), content)
    for (const [name, file] of modules) writeWhole(join(folder, 'own', name), readFileSync(file))
    for (const { address, path } of sources.assets)
      writeWhole(join(folder, 'site', address), readFileSync(join(root, path)))
    io.say(`Wrote the checker into ${folder}. Offer the folder with any server of files.`)
    return 0
  } catch (error) {
    if (error instanceof CommandEnd) throw error
    reportError(error, io)
    return 1
  }
})
