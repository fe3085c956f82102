import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/builtSite.ts'

const ours = readFileSync('.github/workflows/ci.yml', 'utf8')
const scaffolded = readFileSync('src/site/scaffold/folder/check.yml', 'utf8')
/** A workflow without its comments. */
const plain = (text: string) => text.replace(/(^|[ \t])#.*$/gm, '').replace(/^[ \t]*\n/gm, '')
/** The text of one job. */
const job = (name: string, workflow = ours) =>
  new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n)*)`, 'm').exec(plain(workflow))?.[1] ?? ''
/** The lines of a step of several. */
const linesOf = (text: string) =>
  (/run: \|\n((?: {10}.*\n?)+)/.exec(text)?.[1] ?? '').replace(/^ {10}/gm, '')
const bash = (script: string, env: Readonly<Record<string, string>>, cwd = '.') =>
  spawnSync('bash', ['-e', '-c', script], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    cwd,
  })

describe.each([
  ['ours', ours],
  ['that of a new site', scaffolded],
])('a workflow for untrusted pull requests (%s)', (_whose, text) => {
  it('has no secrets, write permissions or persisted credentials', () => {
    expect(plain(text)).not.toMatch(/secrets\.|pull_request_target|workflow_run|: write/)
    expect(plain(text)).toMatch(/^permissions: \{ contents: read \}$/m)
    const checkouts =
      plain(text).match(
        /uses: actions\/checkout@v\d+\n +with: \{ fetch-depth: 0, persist-credentials: false \}/g,
      ) ?? []
    expect(checkouts).toHaveLength(plain(text).match(/actions\/checkout/g)?.length ?? -1)
  })
  it('interpolates no untrusted input into shell scripts', () => {
    for (const [script] of plain(text).matchAll(/run: (?:\||.*)(?:\n {10}.*)*/g))
      expect(script).not.toContain('${{')
  })
  it('takes screenshots with the Playwright version of the tests', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: { playwright: string }
    }
    for (const [, version] of text.matchAll(/playwright-core@([\d.]+)/g))
      expect(version).toBe(devDependencies.playwright)
  })
})

describe('the engine’s CI workflow', () => {
  it('skips development packages for content changes and runs every test for code changes', () => {
    expect(job('content')).toMatch(/if: needs\.scope\.outputs\.code == 'false'/)
    expect(job('content')).not.toMatch(/npm (ci|test)|\.ci\/run/)
    expect(job('code')).toContain('run: .ci/run')
  })
  it('runs code from a fork only with approval in an environment', () => {
    expect(job('code')).toMatch(
      /if: needs\.scope\.outputs\.code == 'true' && \(!github\.event\.pull_request\.head\.repo\.fork \|\| vars\.CODE_OF_STRANGERS == 'asks'\)/,
    )
    expect(job('code')).toMatch(
      /environment: \$\{\{ github\.event\.pull_request\.head\.repo\.fork && 'code-of-strangers' \|\| '' \}\}/,
    )
  })
  it('classifies a change with the scope script of its base', () =>
    expect(job('scope')).toContain('git show "$BASE:.ci/scope"'))
  it('always runs the required job and publishes the review and the site', () => {
    expect(job('required')).toMatch(/needs: \[scope, content, code\]\n {4}if: always\(\)/)
    expect(job('content')).toMatch(
      /summary\.md >> "\$GITHUB_STEP_SUMMARY"[\s\S]*name: review[\s\S]*name: site/,
    )
  })

  const verdict = (code: string, results: string) =>
    bash(linesOf(job('required')), { CODE: code, RESULTS: results })
  it.each([
    ['false', 'scope=success content=success code=skipped', 0],
    ['false', 'scope=success content=failure code=skipped', 1],
    ['false', 'scope=success content=skipped code=skipped', 1],
    ['true', 'scope=success content=skipped code=success', 0],
    ['true', 'scope=success content=skipped code=failure', 1],
    ['true', 'scope=success content=skipped code=skipped', 1],
    ['', 'scope=failure content=skipped code=skipped', 1],
  ])('passes only if every needed job passed: code=%s, %s', (code, results, status) => {
    expect(verdict(code, results).status).toBe(status)
  })
  it('explains that a code change from a fork awaits approval', () => {
    expect(verdict('true', 'scope=success content=skipped code=skipped').stdout).toMatch(
      /::error::This changes programs, and comes from a stranger/,
    )
  })
})

describe('the CI workflow of a new site', () => {
  const own = (name: string) => job(name, scaffolded)

  it('runs plugins and packages from a fork only with approval in an environment', () => {
    expect(own('site')).toMatch(
      /if: needs\.scope\.outputs\.code == 'false' \|\| !github\.event\.pull_request\.head\.repo\.fork \|\| vars\.CODE_OF_STRANGERS == 'asks'\n/,
    )
    expect(own('site')).toMatch(
      /environment: \$\{\{ needs\.scope\.outputs\.code == 'true' && github\.event\.pull_request\.head\.repo\.fork && 'code-of-strangers' \|\| '' \}\}/,
    )
  })
  it('runs no npm or node command outside the site job', () => {
    for (const name of ['scope', 'required']) expect(own(name)).not.toMatch(/\b(npm|npx|node)\b/)
    expect(plain(scaffolded).match(/^ {2}\w+:$/gm)).toEqual(['  scope:', '  site:', '  required:'])
  })
  it('always runs the required job', () =>
    expect(own('required')).toMatch(/needs: \[scope, site\]\n {4}if: always\(\)/))

  const verdict = (code: string, results: string) =>
    bash(linesOf(own('required')), { CODE: code, RESULTS: results })
  it.each([
    ['false', 'scope=success site=success', 0],
    ['true', 'scope=success site=success', 0],
    ['false', 'scope=success site=failure', 1],
    ['false', 'scope=success site=skipped', 1],
    ['true', 'scope=success site=failure', 1],
    ['true', 'scope=success site=skipped', 1],
    ['', 'scope=failure site=skipped', 1],
    ['', 'scope=cancelled site=cancelled', 1],
  ])('passes only if the site job passed: code=%s, %s', (code, results, status) =>
    expect(verdict(code, results).status).toBe(status),
  )
  it('explains that a code change from a fork awaits approval', () => {
    expect(verdict('true', 'scope=success site=skipped').stdout).toMatch(
      /::error::This changes programs, and comes from a stranger/,
    )
  })
})

describe.each<[string, (base: string, cwd: string) => string]>([
  [
    'ours',
    (base, cwd) =>
      spawnSync('bash', [resolve('.ci/scope'), base], { cwd, encoding: 'utf8' }).stdout,
  ],
  [
    'that of a new site',
    (base, cwd) => {
      const output = join(cwd, '.git', 'output')
      writeFileSync(output, '')
      bash(linesOf(job('scope', scaffolded)), { BASE: base, GITHUB_OUTPUT: output }, cwd)
      return readFileSync(output, 'utf8')
    },
  ],
])('the scope of a change (%s)', (_whose, say) => {
  const folder = temporaryFolder()
  const git = (...args: string[]) =>
    spawnSync(
      'git',
      [
        '-c',
        'user.name=Ada',
        '-c',
        'user.email=a@b.example',
        '-c',
        'commit.gpgsign=false',
        ...args,
      ],
      { cwd: folder.path, encoding: 'utf8' },
    )
  const scope = (base: string) => say(base, folder.path).trim()
  const on = (branch: string, ...paths: string[]) => {
    git('checkout', '-q', '-B', branch, 'begin')
    for (const path of paths) {
      mkdirSync(dirname(join(folder.path, path)), { recursive: true })
      writeFileSync(join(folder.path, path), branch)
    }
    git('add', '-A')
    git('commit', '-qm', branch)
    return scope('begin')
  }
  beforeAll(() => {
    git('init', '-q', '-b', 'main')
    git('commit', '-q', '--allow-empty', '-m', 'Begin')
    git('tag', 'begin')
  })
  afterAll(folder.remove)

  it.each([
    [['pages/a.json', 'pages/_assets/ü "b".png'], 'false'],
    [['pages/a.json', 'src/a.ts'], 'true'],
    [['pages/a.json', 'blocks/map/schema.ts'], 'true'],
    [['.github/workflows/check.yml'], 'true'],
    [['package.json'], 'true'],
    [['.ci/scope'], 'true'],
    [['other/pages/a.json'], 'true'],
  ] as const)('is determined by its paths: %j gives code=%s', (paths, code) =>
    expect(on('branch', ...paths)).toBe(`code=${code}`),
  )
  it('is code if the base commit is unknown', () =>
    expect([scope(''), scope('0'.repeat(40))]).toEqual(['code=true', 'code=true']))
})
