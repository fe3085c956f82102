import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/builtSite.ts'
import {
  filesBelow,
  installIn,
  megabytesIn,
  nextVersion,
  pack,
  runIn,
} from '../support/installedPackage.ts'
import { storedLeads } from '../support/leads.ts'
import { commandIn } from '../support/serverProcess.ts'

/** What docs/package.md tells: change it there too. */
const weight = { packages: 38, megabytes: 56, tarball: 5.3 }
/** The commands that work on the engine itself. */
const notInThePackage = ['bench', 'docs']

const folder = temporaryFolder()
const site = join(folder.path, 'site')
const modules = join(site, 'node_modules')
const bin = join(modules, '.bin/broadsheet')
const broadsheet = (...args: string[]) => runIn(site, process.execPath, [bin, ...args])
const own = /^(node_modules|dist|data)/
let tarball = ''

beforeAll(() => {
  tarball = pack(folder.path)
  installIn(site, tarball)
}, 300_000)
afterAll(folder.remove)

const enquire = async (id: string) => {
  const server = await commandIn(site, [bin, 'serve'], { PORT: '0', HOST: '127.0.0.1' })
  const answer = await fetch(`${server.address}/f/contact`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      message: 'Hello',
      enquiryId: id,
    }),
  })
  const page = await fetch(server.address)
  server.child.kill('SIGTERM')
  return { page: page.status, answer: await answer.json(), ended: await server.ended }
}

/** The packages in `node_modules`, by name. */
const installed = () =>
  readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`)
        : [name],
    )

describe('the npm package', () => {
  it('installs no bundler, compiler or test tool', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: object
    }
    const types = ['@types/node', 'ws', '@types/ws'] // asked for by packages of the database's
    expect(
      installed().filter((name) => Object.hasOwn(devDependencies, name) && !types.includes(name)),
    ).toEqual([])
  })

  it('is no larger than docs/package.md states', () => {
    const [, packages, megabytes, size] =
      /(\d+) packages and (\d+) MB.*?([\d.]+) MB/s.exec(readFileSync('docs/package.md', 'utf8')) ??
      []
    expect({
      packages: Number(packages),
      megabytes: Number(megabytes),
      tarball: Number(size),
    }).toEqual(weight)
    expect(installed().length).toBeLessThanOrEqual(weight.packages)
    expect(megabytesIn(modules)).toBeLessThanOrEqual(weight.megabytes)
    expect(statSync(tarball).size / 1e6).toBeLessThanOrEqual(weight.tarball)
  })

  it('names only its own commands, spelled as npx broadsheet', () => {
    const commands = readdirSync('scripts').flatMap((file) =>
      file.endsWith('.ts') ? [file.slice(0, -3)] : [],
    )
    const known = commands.filter((name) => !notInThePackage.includes(name))
    expect(broadsheet('--help').stdout).toBe(
      `The commands: ${known.join(', ')}. Each knows --help.\n`,
    )
    for (const name of known)
      expect(broadsheet(name, '--help')).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(`^npx --no-install broadsheet ${name}`),
      })
    const packed = join(modules, 'broadsheet/packed')
    const clone = new RegExp(`npm (start|run (${commands.join('|')}))\\b(?! &&)|npx broadsheet`) // a bundled package has scripts of its own
    const wrong = filesBelow(packed, /licences\.txt$/).flatMap(
      (path) => clone.exec(readFileSync(join(packed, path), 'utf8'))?.[0] ?? [],
    )
    expect(wrong).toEqual([])
  })
})

describe('a site created from the npm package', () => {
  it('starts in an empty folder with a .gitignore, editor schemas and a workflow without secrets', () => {
    expect(broadsheet('new', '--site', '.')).toMatchObject({ status: 0, stderr: '' })
    const pages = ['_404', '_dialogs/enquiry', '_site', 'contact', 'index'].map(
      (name) => `pages/${name}.json`,
    )
    const further = [
      '.github/workflows/check.yml',
      '.github/workflows/daily.yml',
      '.gitignore',
      '.vscode/settings.json',
      'package-lock.json',
      'package.json',
    ]
    expect(filesBelow(site, own)).toEqual([...further, ...pages])
    expect(readFileSync(join(site, '.gitignore'), 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['data/', 'dist/', 'node_modules/']),
    )
    const [{ url }] = JSON.parse(readFileSync(join(site, '.vscode/settings.json'), 'utf8'))[
      'json.schemas'
    ] as [{ url: string }]
    const { $schema } = JSON.parse(readFileSync(join(site, 'pages/index.json'), 'utf8')) as {
      $schema: string
    }
    for (const path of [join(site, url), join(site, 'pages', $schema)])
      expect(existsSync(path)).toBe(true)
    const workflow = readFileSync(join(site, '.github/workflows/check.yml'), 'utf8')
    expect(workflow).not.toMatch(/secrets\.|^\s*pull_request_target:|on:.*pull_request_target/m)
  })

  it('passes lint and builds without any set-up', () => {
    const { status, stdout, stderr } = broadsheet('lint')
    expect({ status, stderr, last: stdout.trim().split('\n').at(-1) }).toEqual({
      status: 0,
      stderr: '',
      last: '5 documents, 0 errors, 1 warning.',
    })
    expect(broadsheet('new', '/about')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('"npx --no-install broadsheet lint"'),
    })
    expect(broadsheet('build')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Built 2 pages/),
    })
  })

  it('serves its pages and stores an enquiry', async () => {
    expect(await enquire('first')).toMatchObject({ page: 200, answer: { ok: true }, ended: 0 })
    expect(broadsheet('leads')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('asha@example.com'),
    })
  })

  it('runs in the preview server', async () => {
    const server = await commandIn(site, [bin, 'dev'], { PORT: '0', HOST: '127.0.0.1' })
    try {
      const page = await (await fetch(`${server.address}/contact`)).text()
      const frame = await (
        await fetch(`${server.address}/~/contact`, { headers: { accept: 'text/html' } })
      ).text()
      const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(frame) ?? []
      expect([page.includes('<h1'), (await fetch(server.address + script)).status]).toEqual([
        true,
        200,
      ])
    } finally {
      server.child.kill('SIGTERM')
    }
    expect(await server.ended).toBe(0)
  })

  it('asks for Vite when plugins are added and builds with them', () => {
    cpSync('tests/sites/bicycleParts', site, { recursive: true })
    const page = join(site, 'pages/hire.json')
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('"name": "booking"', '"name": "contact"'),
    ) // a form that this site has
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: { vite: string }
    }
    const missing = broadsheet('lint')
    expect([
      missing.status,
      missing.stdout.includes(`npm install --save-dev --save-exact vite@${devDependencies.vite}`),
    ]).toEqual([1, true])
    installIn(site, `vite@${devDependencies.vite}`, '--save-dev', '--save-exact')
    expect(broadsheet('lint')).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(
        /^This site has parts of its own, which are programs .*: blocks\/hire,/,
      ),
    })
    expect(broadsheet('build')).toMatchObject({
      status: 0,
      stderr: expect.not.stringContaining('programs'),
    })
    expect(readFileSync(join(site, 'dist/hire.html'), 'utf8')).toContain(
      '<ul class="own-hire-items"',
    )
    expect(broadsheet('schema').status).toBe(0)
    expect(readFileSync(join(site, 'schema/page.schema.json'), 'utf8')).toContain(
      'Bicycles for hire',
    )
  }, 120_000)

  it('keeps enquiries and cached pictures after an upgrade to the next version', async () => {
    const remaining = filesBelow(join(modules, '.cache/broadsheet-pictures'), /^$/)
    expect(remaining.length).toBeGreaterThan(0)
    installIn(site, nextVersion(tarball, '0.9.9'))
    expect(filesBelow(join(modules, '.cache/broadsheet-pictures'), /^$/)).toEqual(remaining)
    expect(broadsheet('lint').status).toBe(0)
    expect(broadsheet('build')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Built 3 pages/),
    })
    expect(await enquire('second')).toMatchObject({ answer: { ok: true } })
    expect((await storedLeads(site)).map(({ enquiryId }) => enquiryId).sort()).toEqual([
      'first',
      'second',
    ])
  }, 120_000)
})
