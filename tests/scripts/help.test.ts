import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beforeArguments } from '../../scripts/helpText.mjs'
import type { Usage } from '../../scripts/readArguments.mjs'
import { formats } from '../../src/content/lint/formats/formats.ts'
import { deployments } from '../../src/site/build/deploy/checkDeployment.ts'
import { templates } from '../../src/site/scaffold/templates.ts'
import { temporaryFolder } from '../support/builtSite.ts'

const modules = import.meta.glob<Usage>('../../scripts/usage/*.mjs', {
  import: 'usage',
  eager: true,
})
const usages = Object.fromEntries(
  Object.entries(modules).flatMap(([path, usage]) =>
    usage ? [[path.replace(/^.*\/|\.mjs$/g, ''), usage] as const] : [],
  ), // what they share has none
)
const scripts = readdirSync('scripts').flatMap((file) =>
  file.endsWith('.ts') ? [file.slice(0, -3)] : [],
)

/** A checkout in which nothing was installed, and which could not even be bundled. */
const bare = temporaryFolder()
beforeAll(() => {
  mkdirSync(join(bare.path, 'pages'))
  for (const folder of ['scripts', 'src/core/text', 'src/site/terminal'])
    cpSync(folder, join(bare.path, folder), { recursive: true })
  for (const file of ['tests/flaky.json', 'tests/stories.json']) cpSync(file, join(bare.path, file))
})
afterAll(bare.remove)

const lines = (name: string) => (name === 'test' ? ['scripts/test.mjs'] : ['scripts/run.mjs', name])
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: bare.path,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it('scripts/usage has one usage file per command', () => {
  expect(Object.keys(usages).sort()).toEqual([...scripts, 'test'].sort())
})

describe.each(Object.entries(usages))('npm run %s', (name, usage) => {
  it('prints --help before any package is installed', () => {
    const { status, stdout, stderr } = run(...lines(name), '--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    for (const option of Object.keys(usage.options)) expect(stdout).toContain(`  --${option}`)
    for (const part of [
      beforeArguments(usage.command),
      usage.does,
      'Exit codes',
      ...Object.values(usage.exits),
    ])
      expect(stdout).toContain(part)
    expect(existsSync(join(bare.path, 'node_modules'))).toBe(false)
  })

  it('suggests the right name for a misspelt option and exits with 2', () => {
    const option = Object.keys(usage.options).at(-1) ?? ''
    const { status, stdout, stderr } = run(...lines(name), `--${option.slice(0, -1)}q`)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(
      `There is no option --${option.slice(0, -1)}q here. Is --${option} meant?\nUsage: ${beforeArguments(usage.command)}`,
    )
  })
})

it('the help of an option doesn’t repeat its choices', () => {
  for (const { options } of Object.values(usages))
    for (const option of Object.values(options)) {
      const [help, choices] = [option.help, option.type === 'string' ? (option.choices ?? []) : []]
      if (choices.length > 1)
        expect([help, choices.every((choice) => help.includes(choice))]).toEqual([help, false])
    }
})

const choices = (command: string, option: string): readonly string[] => {
  const found = usages[command]?.options[option]
  return (found?.type === 'string' && found.choices) || []
}

describe('a hint in the source', () => {
  it('spells commands with typed, never as a literal npm run', () => {
    const files = ['src', 'scripts', 'bench'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    const commands = new RegExp(
      `^(?! *(?://|/?\\*|describe)).*npm (?:start|run (?:${scripts.join('|')}))\\b`,
      'm',
    )
    const ownOrTests =
      /(\.test|\.table)\.tsx?$|src\/content\/lint\/ruleset\/reference\.ts$|scripts\/(docs|test)\.|text\/typed\.mjs$/ // of a checkout's own files
    const spelt = files
      .filter((path) => /\.(tsx?|mjs|json)$/.test(path) && !ownOrTests.test(path))
      .flatMap(
        (path) =>
          commands.exec(readFileSync(path, 'utf8'))?.map((line) => `${path}: ${line}`) ?? [],
      )
    expect(spelt).toEqual([])
  })
})

describe('a command line', () => {
  it.each([
    [['lint', '--zebra'], 'There is no option --zebra here.\nUsage'],
    [
      ['lint', '--format', 'jsn'],
      '--format can\'t be "jsn": it is one of pretty, json, github, sarif, junit. Is json meant?\n',
    ],
    [['lint', '--format'], '--format needs a value: --format NAME\n'],
    [['lint', '--root', '--fix'], '--root needs a value: --root DIR\n'],
    [['lint', '--format', 'json', '--fix', '--format', 'junit'], '--format stands here twice.\n'],
    [['lint', '--fix=all'], '--fix stands alone: it takes no value.\n'],
    [
      ['build', 'dist'],
      '"dist" means nothing here. npm keeps options for itself unless they stand behind a lone --.\n',
    ],
    [['new', '/a', '/b'], '"/b" is one too many: there is ROUTE alone.'],
    [['checker'], 'DIR is missing: the folder to write.\n'],
    [['lint', '--\u001b[2J'], 'There is no option --\\u001b[2J here.\n'],
  ])('is rejected with exit code 2: %j', (args, words) => {
    const { status, stdout, stderr } = run('scripts/run.mjs', ...args)
    expect({ status, stdout, begin: stderr.slice(0, words.length) }).toEqual({
      status: 2,
      stdout: '',
      begin: words,
    })
  })

  it('is rejected with the list of commands if the command is unknown', () => {
    expect(run('scripts/run.mjs', 'lnit')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^There is no command "lnit"\. The commands: bench, build, /),
    })
    expect(run('scripts/run.mjs', '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^The commands: bench, build, /),
    })
  })

  it('is rejected with the list of steps if the test step is unknown', () => {
    expect(run('scripts/test.mjs', 'unti')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^There is no step "unti"\. There are: types, style, /),
    })
  })

  it('accepts exactly the formats, deployments and templates that exist', () => {
    expect([...choices('lint', 'format')].sort()).toEqual(Object.keys(formats).sort())
    expect(choices('build', 'deploy')).toEqual([...deployments])
    for (const name of templates.keys())
      expect(usages['new']?.options['template']?.help).toContain(name)
  })
})
