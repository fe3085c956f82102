import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/builtSite.ts'
import { littleSite } from '../../support/littleSite.ts'
import { runMain } from '../../support/runMain.ts'
import { commandIn } from '../../support/serverProcess.ts'

const folder = temporaryFolder()
const root = join(folder.path, 'a site')
const about = 'pages/about.json'
const put = (path: string, text: string | Uint8Array) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const git = (...args: string[]) => {
  const identity = [
    '-c',
    'user.name=Ada',
    '-c',
    'user.email=ada@spoke.shop',
    '-c',
    'commit.gpgsign=false',
  ]
  const { status, stderr } = spawnSync('git', [...identity, ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}
const commit = (message: string) => {
  git('add', '-A')
  git('commit', '-qm', message)
}
const changes = (...args: string[]) => runMain(['changes', '--root', root, ...args])
const heading = (words: string) =>
  put(about, textOf(about).replace(/"heading": "[^"]*"/, `"heading": "${words}"`))
const told = (from: string, to: string) =>
  `Page: About the workshop  /about\n  • Main heading of the beginning of the page: “${from}” → “${to}”\n\n1 change in 1 file.\n`

beforeEach(() => {
  for (const { path, text } of littleSite().files) put(path, text)
})
afterEach(folder.remove)

describe('the changes command with git', () => {
  beforeEach(() => {
    git('init', '-q', '-b', 'main')
    commit('Begin')
  })

  it('compares the work with the last commit, two commits, or a commit with the work', async () => {
    expect(await changes()).toMatchObject({ status: 0, stdout: 'Nothing has changed.\n' })
    heading('Three generations')
    expect(await changes()).toMatchObject({
      status: 0,
      stdout: told('Two generations of grease', 'Three generations'),
    })
    commit('Another')
    heading('Four generations')
    expect((await changes('HEAD~1', 'main')).stdout).toBe(
      told('Two generations of grease', 'Three generations'),
    )
    expect((await changes('HEAD~1')).stdout).toBe(
      told('Two generations of grease', 'Four generations'),
    )
    expect(JSON.parse((await changes('--format', 'json')).stdout)).toMatchObject({
      changes: [{ file: about, pointer: '/blocks/0/heading', pages: ['/about'] }],
    })
  })

  it('reads files of any name, including untracked and moved ones', async () => {
    put('pages/_assets/a "b"\n-ü.bin', new Uint8Array([1, 2]))
    put('pages/--help.json', textOf(about))
    renameSync(join(root, 'pages/services/repair.json'), join(root, 'pages/repairs.json'))
    const { status, stdout } = await changes()
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('• The address /services/repair is now /repairs'),
    })
    expect(stdout).toContain('Asset: pages/_assets/a "b"↵-ü.bin\n  • New file (2 bytes)')
    expect(stdout).toContain('• New page “About the workshop” at /--help')
  })

  it('runs no program configured in the repository', async () => {
    const ran = (name: string) => join(folder.path, name)
    const program = (name: string) => `touch '${ran(name)}'; cat`
    put('.gitattributes', '*.json filter=evil diff=evil\n')
    writeFileSync(join(root, '.git/evil'), `[diff "evil"]\ntextconv = ${program('textconv')} #\n`)
    git('config', 'include.path', 'evil')
    git('config', 'filter.evil.clean', program('clean'))
    git('config', 'filter.evil.process', program('process'))
    git('config', 'diff.evil.command', program('command'))
    heading('A new heading')
    expect((await changes()).stdout).toContain('A new heading')
    expect(
      readdirSync(folder.path).filter((name) => /^(textconv|clean|process|command)$/.test(name)),
    ).toEqual([])
  })

  it('compares only the site’s folder within a repository', async () => {
    renameSync(root, join(folder.path, 'repository'))
    mkdirSync(root)
    renameSync(join(folder.path, 'repository'), join(root, 'sub'))
    rmSync(join(root, 'sub/.git'), { recursive: true })
    git('init', '-q', '-b', 'main')
    commit('Begin')
    put('pages/other.json', '{}')
    const path = join(root, 'sub', about)
    writeFileSync(path, readFileSync(path, 'utf8').replace('Two generations of grease', 'Grease'))
    const { stdout } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'changes', '--root', join(root, 'sub')],
      { encoding: 'utf8' },
    )
    expect(stdout).toBe(told('Two generations of grease', 'Grease'))
  })

  it('reports an unknown revision and never passes it to git as an option', async () => {
    expect(await changes('nowhere')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^There is no state "nowhere": it is neither a commit/),
    })
    expect(await changes('--upload-pack=x')).toMatchObject({ status: 2 })
    expect(await changes('--keep')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('This site is kept in git'),
    })
  })
})

describe('the changes command without git', () => {
  it('saves a baseline on the first run and reports later changes against it', async () => {
    expect(await changes()).toMatchObject({
      status: 0,
      stdout: 'Nothing has changed.\n',
      stderr:
        'Git tells of no commit of this site, and no earlier state of it was kept. It is kept now, in data/baseline: changes are told from here on.\n',
    })
    heading('Three generations')
    expect(await changes()).toMatchObject({
      status: 0,
      stdout: told('Two generations of grease', 'Three generations'),
      stderr: '',
    })
    expect(await changes('--keep')).toMatchObject({
      status: 0,
      stdout: 'Kept in data/baseline: changes are told from this state on.\n',
    })
    expect((await changes()).stdout).toBe('Nothing has changed.\n')
    expect(existsSync(join(root, 'data/baseline/pages/about.json'))).toBe(true)
  })

  it('compares with the baseline saved when the dev server starts', async () => {
    const server = await commandIn('.', ['scripts/run.mjs', 'dev', '--root', root], {
      PORT: '0',
      HOST: '127.0.0.1',
    })
    await expect.poll(() => existsSync(join(root, 'data/baseline/pages/about.json'))).toBe(true)
    heading('Three generations')
    expect(await changes()).toMatchObject({
      stdout: told('Two generations of grease', 'Three generations'),
      stderr: '',
    })
    server.child.kill('SIGTERM')
    await server.ended
  })

  it('compares two folders', async () => {
    const copy = join(folder.path, 'copy')
    cpSync(root, copy, { recursive: true })
    heading('Three generations')
    expect((await changes(copy)).stdout).toBe(
      told('Two generations of grease', 'Three generations'),
    )
    expect((await changes(root, copy)).stdout).toBe(
      told('Three generations', 'Two generations of grease'),
    )
  })
})
