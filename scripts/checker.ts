/** `npm run checker -- DIR [--root DIR]`: writes the checker as static files, which need no server of ours. Exit 0, 1 where it could not. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSite } from '../src/files/readSite.ts'
import { writeWhole } from '../src/files/writeWhole.ts'
import { authoringFiles, authoringHtml } from '../src/preview/authoringFiles.ts'

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { root: { type: 'string' } } })
  const [target] = positionals
  if (target === undefined) throw new Error('Usage: npm run checker -- DIR [--root DIR]')
  const root = resolve(values.root ?? process.env['BROADSHEET_ENGINE'] ?? '.')
  const folder = resolve(target)
  const sources = readSite(root)
  const authoring = authoringFiles()
  writeWhole(join(folder, 'index.html'), authoringHtml(authoring.entry('checker.tsx'), './', 'Check a document'))
  writeWhole(join(folder, 'sources.json'), JSON.stringify(sources))
  for (const [path, content] of authoring.files) writeWhole(join(folder, path), content)
  for (const { address, path } of sources.assets) writeWhole(join(folder, 'site', address), readFileSync(join(root, path)))
  console.log(`Wrote the checker into ${folder}. Offer the folder with any server of files.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
