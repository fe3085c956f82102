/**
 * `npm run vsix -- [FILE]`: the extension for VS Code as one file, which `code --install-extension` takes. Such a file is a zip archive with a manifest of its
 * own kind; the usual packer would bring a hundred packages for it.
 */

import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { escapeHtml } from '../../src/core/text/escapeHtml.mjs'
import { say } from '../../src/site/terminal/print.mjs'
import { root } from '../engine.mjs'
import { about, bundle, filesIn, licences, minify } from './bundle.mjs'

const source = join(root, 'src/authoring/vscode')

/** What kinds of files there are, as such archives must say. @param {readonly string[]} paths */
const contentTypes = (paths) => {
  const kinds = new Map([
    ['json', 'application/json'],
    ['md', 'text/markdown'],
    ['txt', 'text/plain'],
    ['vsixmanifest', 'text/xml'],
    ['js', 'text/javascript'],
    ['cjs', 'text/javascript'],
  ])
  const endings = [
    ...new Set(['vsixmanifest', ...paths.map((path) => path.split('.').at(-1) ?? '')]),
  ].sort()
  const types = endings.map(
    (ending) =>
      `<Default Extension=".${ending}" ContentType="${kinds.get(ending) ?? 'application/octet-stream'}"/>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join('')}</Types>\n`
}

/** What editors read of the extension before they unpack it. @param {Record<string, any>} manifest */
const vsixManifest = ({
  name,
  displayName,
  description,
  publisher,
  version,
  categories,
  engines,
  extensionKind,
}) => `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${escapeHtml(name)}" Version="${escapeHtml(version)}" Publisher="${escapeHtml(publisher)}"/>
    <DisplayName>${escapeHtml(displayName)}</DisplayName>
    <Description xml:space="preserve">${escapeHtml(description)}</Description>
    <Categories>${escapeHtml(categories.join(','))}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escapeHtml(engines.vscode)}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="${escapeHtml(extensionKind.join(','))}"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
`

/** The extension's programs, bundled into a folder; gives the licences of what went into them. @param {string} folder */
const bundleInto = async (folder) => {
  const client = await bundle('vscode', {
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        external: ['vscode'],
        output: {
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name].cjs',
          minify,
        },
      },
    },
  })
  const server = await bundle('vscode-server', {
    ssr: { noExternal: true },
    build: { outDir: join(folder, 'server'), rolldownOptions: { output: { minify } } },
  })
  return licences([...client, ...server])
}

/** The extension, packed. Twice the same bytes of the same source. @returns {Promise<Uint8Array>} */
export const makeVsix = async () => {
  const { strToU8, zipSync } = await import('fflate')
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-vsix-'))
  /** @type {Record<string, Uint8Array>} */
  const files = {}
  const add = (/** @type {string} */ path, /** @type {Uint8Array | string} */ content) => {
    files[`extension/${path.replaceAll('\\', '/')}`] =
      typeof content === 'string' ? strToU8(content) : content
  }
  try {
    const texts = await bundleInto(folder)
    const digest = createHash('sha256')
    for (const path of filesIn(folder)) {
      digest.update(readFileSync(path))
      add(relative(folder, path), readFileSync(path))
    }
    const manifest = {
      ...JSON.parse(readFileSync(join(source, 'manifest.json'), 'utf8')),
      version: about.version,
    }
    add('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
    add('server/package.json', '{"type":"module"}\n')
    add('server/stamp.txt', `${about.version}-${digest.digest('hex').slice(0, 16)}\n`)
    add('licences.txt', texts)
    add('LICENSE.txt', readFileSync(join(root, 'LICENSE')))
    add('docs/lint-rules.md', readFileSync(join(root, 'docs/lint-rules.md')))
    for (const name of [
      'README.md',
      'language-configuration.json',
      'broadsheet-json.tmLanguage.json',
    ])
      add(name, readFileSync(join(source, name)))
    for (const name of readdirSync(join(root, 'schema')))
      add(`schema/${name}`, readFileSync(join(root, 'schema', name)))
    const all = {
      '[Content_Types].xml': strToU8(contentTypes(Object.keys(files))),
      'extension.vsixmanifest': strToU8(vsixManifest(manifest)),
      ...files,
    }
    return zipSync(all, { mtime: new Date(2000, 0, 1), level: 9 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = process.argv[2] ?? 'broadsheet.vsix'
  const packed = await makeVsix()
  writeFileSync(file, packed)
  say(`${file}: ${Math.round(packed.length / 1000)} kB. code --install-extension ${file}`)
}
