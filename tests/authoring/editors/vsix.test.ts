import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/builtSite.ts'
import { copyOfSite, languageClient } from '../../support/languageClient.ts'
import { bicycle } from '../../support/sites.ts'

const folder = temporaryFolder()
const file = join(folder.path, 'broadsheet.vsix')
let files: Readonly<Record<string, string>> = {}
let manifest: Manifest

type Manifest = {
  readonly [key: string]: unknown
  readonly main: string
  readonly version: string
  readonly contributes: {
    readonly [key: string]: unknown
    readonly commands: readonly { readonly command: string; readonly enablement?: string }[]
    readonly menus: Readonly<Record<string, readonly { readonly command: string }[]>>
    readonly languages: readonly { readonly id: string; readonly configuration: string }[]
    readonly grammars: readonly { readonly language: string; readonly path: string }[]
  }
}

/** What https://code.visualstudio.com/api/references/extension-manifest has, as far as anybody would want it here. */
const keys =
  'name version publisher engines license private displayName description categories keywords main activationEvents contributes capabilities extensionKind icon repository bugs'.split(
    ' ',
  )
const points =
  'commands configurationDefaults grammars keybindings languages menus snippets walkthroughs'.split(
    ' ',
  )
const categories = ['Programming Languages', 'Snippets', 'Linters', 'Formatters', 'Other']

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/package/vsix.mjs', file], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  })
  if (status !== 0) throw new Error(stderr)
  files = Object.fromEntries(
    Object.entries(unzipSync(readFileSync(file))).map(([path, content]) => [
      path,
      strFromU8(content),
    ]),
  )
  manifest = JSON.parse(files['extension/package.json'] ?? '') as Manifest // checked below
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), content)
  }
}, 300_000)
afterAll(folder.remove)

describe('the VS Code extension', () => {
  it('has a valid manifest that names only existing files and registered commands', () => {
    expect(Object.keys(manifest).filter((key) => !keys.includes(key))).toEqual([])
    expect(Object.keys(manifest.contributes).filter((key) => !points.includes(key))).toEqual([])
    expect(manifest).toMatchObject({
      version: (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
      publisher: expect.stringMatching(/^[a-z][a-z-]*$/),
      engines: { vscode: expect.stringMatching(/^\^1\.\d+\.0$/) },
      activationEvents: ['workspaceContains:**/pages/_site.json'],
      categories: expect.toSatisfy((all: string[]) => all.every((one) => categories.includes(one))),
    })
    const { languages, grammars, commands, menus } = manifest.contributes
    const named = [
      manifest.main,
      ...languages.map(({ configuration }) => configuration),
      ...grammars.map(({ path }) => path),
    ]
    expect(named.filter((path) => !files[path.replace(/^\./, 'extension')])).toEqual([])
    expect(grammars.map(({ language }) => language)).toEqual(languages.map(({ id }) => id))
    const known = commands.map(({ command }) => command)
    expect(
      known.filter(
        (command) =>
          !new RegExp(`registerCommand\\(["'\`]${command}["'\`]`).test(
            files['extension/extension.cjs'] ?? '',
          ),
      ),
    ).toEqual([])
    expect(
      Object.values(menus)
        .flat()
        .filter(({ command }) => !known.includes(command)),
    ).toEqual([])
  })

  it('runs nothing in an untrusted workspace and declares it', () => {
    expect(manifest['capabilities']).toMatchObject({
      untrustedWorkspaces: {
        supported: 'limited',
        description: expect.stringMatching(/Nothing of the folder is run/),
      },
    })
    expect(
      manifest.contributes.commands.filter(({ enablement }) => enablement !== 'isWorkspaceTrusted'),
    ).toEqual([])
  })

  it('is a valid VSIX archive with content types and all named assets', () => {
    const types = [
      ...(files['[Content_Types].xml'] ?? '').matchAll(
        /Extension="\.(\w+)" ContentType="(\w+\/[\w-]+)"/g,
      ),
    ].map(([, ending]) => ending)
    expect(
      Object.keys(files).filter(
        (path) => path !== '[Content_Types].xml' && !types.includes(path.split('.').at(-1)),
      ),
    ).toEqual([])
    const assets = [
      ...(files['extension.vsixmanifest'] ?? '').matchAll(/<Asset Type="[\w.]+" Path="([^"]+)"/g),
    ].map(([, path = '']) => path)
    expect([assets.length, assets.filter((path) => !files[path])]).toEqual([3, []])
    expect(files['extension.vsixmanifest']).toContain(
      `Id="broadsheet" Version="${manifest.version}" Publisher="broadsheet"`,
    )
  })

  it('has no external dependencies and contains no paths of the build machine', () => {
    const needed = [
      ...(files['extension/extension.cjs'] ?? '').matchAll(/\brequire\(["'`]([^"'`]+)["'`]\)/g),
    ].map(([, name = '']) => name.replace('node:', ''))
    expect(needed).toContain('vscode')
    expect(needed.filter((name) => name !== 'vscode' && !builtinModules.includes(name))).toEqual([])
    const machine = [process.cwd(), homedir(), folder.path].filter((path) => path.length > 1)
    expect(
      Object.entries(files).flatMap(([path, text]) =>
        machine.some((one) => text.includes(one)) ? [path] : [],
      ),
    ).toEqual([])
  })

  it('includes the licences of everything bundled', () => {
    for (const name of [
      'vscode-languageclient',
      'vscode-languageserver',
      'vscode-jsonrpc',
      'semver',
      'jsonc-parser',
      'vscode-json-languageservice',
    ])
      expect(files['extension/licences.txt']).toMatch(
        new RegExp(
          `^${name} [\\d.]+ \\((MIT|ISC)\\)\\n.*[^]*?(MIT License|ISC License|Permission)`,
          'm',
        ),
      )
    expect(files['extension/LICENSE.txt']).toBe(readFileSync('LICENSE', 'utf8'))
  })

  it('has the size that docs/editors.md states', () => {
    const told = Number(
      /([\d.]+) MB/.exec(
        /^.*broadsheet\.vsix.*$/m.exec(readFileSync('docs/editors.md', 'utf8'))?.[0] ?? '',
      )?.[1],
    )
    expect(statSync(file).size / 1e6).toBeLessThanOrEqual(told)
    expect(statSync(file).size / 1e6).toBeGreaterThan(told - 0.2)
  })

  it('includes a language server that reports findings without running the site’s code', async () => {
    const copy = copyOfSite(bicycle)
    mkdirSync(join(copy.root, 'rules'))
    writeFileSync(join(copy.root, 'rules/loud.ts'), "throw new Error('this was run')\n")
    const env = { PATH: process.env['PATH'], BROADSHEET_KEPT: join(folder.path, 'kept') }
    const editor = await languageClient(copy.root, {
      program: [join(folder.path, 'extension/server/vscodeServer.js')],
      env,
      initializationOptions: { trusted: false },
    })
    try {
      editor.open('pages/index.json')
      editor.type('pages/index.json', '{\n  "$schema"', '{\n  "titel": "x", "$schema"')
      await expect
        .poll(() => editor.marked()['pages/index.json']?.map(({ message }) => message))
        .toContainEqual(expect.stringMatching(/^The page knows no "titel"\./))
      expect([...editor.logged, ...editor.shown].join('\n')).not.toContain('this was run')
      expect(
        (await editor.complete('pages/index.json', '{ "|" }')).map(({ label }) => label),
      ).toContain('description')
    } finally {
      expect(await editor.end()).toBe(0)
      copy.remove()
    }
  })
})
