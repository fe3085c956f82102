import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/builtSite.ts'
import { littleSite } from '../../support/littleSite.ts'
import { runMain } from '../../support/runMain.ts'
import { commandIn } from '../../support/serverProcess.ts'

/** The command with everything but pictures: these are looked at in e2e/authoring/review.e2e.ts. */
const folder = temporaryFolder()
const root = join(folder.path, 'a site')
const about = 'pages/about.json'
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const change = (path: string, from: string, to: string) =>
  put(path, readFileSync(join(root, path), 'utf8').replace(from, to))
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
const review = (...args: string[]) =>
  runMain(['review', '--root', root, ...args], { BROWSER_PATH: '/nowhere' })
const summary = () =>
  readFileSync(join(root, 'data/review/report/summary.md'), 'utf8').replaceAll('\\', '')

beforeEach(() => {
  for (const { path, text } of littleSite().files) put(path, text)
  put('.gitignore', 'data/\n')
})
afterEach(folder.remove)

describe('the review command with git', () => {
  beforeEach(() => {
    git('init', '-q', '-b', 'main')
    commit('Begin')
  })

  it('reports fact changes with their pages, page changes, broken links and new findings', async () => {
    change('pages/_facts.json', '"amount": 45', '"amount": 48')
    change(about, 'Two generations of grease', 'Three generations')
    change(
      about,
      'The workshop stands on Mill Lane.',
      'The workshop stands on [Mill Lane](/nowhere).',
    )
    const { status, stdout } = await review()
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /^3 changes on 2 of \d+ pages\.\n {2}Must not go out yet: the site can’t be built, see what the checks say\.\n {2}The checks find \d new error/,
      ),
    })
    expect(summary()).toContain(
      'The fee for a repair: <del>£45</del> → <ins>£48</ins>, shown on 1 page: /services/repair',
    )
    expect(summary()).toContain('There are no pictures. No browser starts here.')
    expect(readFileSync(join(root, 'data/review/report/index.html'), 'utf8')).toContain(
      '<ins>£48</ins>',
    )
  })

  it('ignores changes on main since the branch was created', async () => {
    git('checkout', '-qb', 'mine')
    change(about, 'Two generations of grease', 'Three generations')
    commit('Mine')
    git('checkout', '-q', 'main')
    change('pages/index.json', 'Back on the road', 'On the road')
    put('src/engine.ts', '')
    commit('Theirs')
    git('checkout', '-q', 'mine')
    expect((await review('main')).stdout).toMatch(/^1 change on 1 of/)
    expect(summary()).toMatch(
      /“Begin”, .*, where this branch has left main → the site as it is now, last saved as “Mine”/,
    )
  })

  it('reports a lost URL unless it redirects, and mentions engine changes', async () => {
    change('pages/_site.json', '"forms"', '"redirects": [{ "from": "/about", "to": "/" }], "forms"')
    rmSync(join(root, about))
    put('src/engine.ts', '')
    git('add', 'src/engine.ts')
    expect((await review()).stdout).toMatch(
      /The engine has changed too \(1 file: src\/engine\.ts\)[\s\S]*Every old address still leads somewhere: 1 old one leads on\./,
    )
    change('pages/_site.json', '"redirects": [{ "from": "/about", "to": "/" }], ', '')
    expect((await review()).stdout).toMatch(/1 address leads nowhere now/)
  })

  it('reports pages that couldn’t be rendered before or can’t be now', async () => {
    change('pages/index.json', '"type": "prose"', '"type": "nothing"')
    commit('Break')
    change('pages/index.json', '"type": "nothing"', '"type": "prose"')
    change(about, '"blocks"', '"blok"')
    const { status, stdout } = await review()
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /new error[\s\S]*pages\/index\.json could not be drawn before[\s\S]*pages\/about\.json can’t be drawn as it is now[\s\S]*No page is noticeably/,
      ),
    })
    put('pages/_site.json', '{')
    expect(await review()).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('pages/_site.json can’t be drawn as it is now'),
    })
  })

  it('doesn’t overwrite a page that isn’t a review report and rejects an unknown revision', async () => {
    put('mine/index.html', '<h1>Mine</h1>')
    expect(await review('--out', join(root, 'mine'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is no report of a review, and it stays as it is'),
    })
    expect(readFileSync(join(root, 'mine/index.html'), 'utf8')).toBe('<h1>Mine</h1>')
    expect(await review('nowhere')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^There is no state "nowhere"/),
    })
  })

  it('serves both versions and stores no enquiries sent there', async () => {
    change(about, 'Two generations of grease', 'Three generations')
    const server = await commandIn('.', ['scripts/run.mjs', 'review', '--root', root, '--serve'], {
      PORT: '0',
      HOST: '127.0.0.1',
      BROWSER_PATH: '/nowhere',
    })
    try {
      expect(await (await fetch(`${server.address}/about`)).text()).toContain('Three generations')
      const answer = await fetch(`${server.address}/f/spokebooking`, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify({
          firstName: 'Ada',
          email: 'ada@spoke.shop',
          service: 'repair',
          formType: 'booking',
          enquiryId: 'one',
        }),
      })
      expect(await answer.json()).toMatchObject({ ok: true })
      expect(existsSync(join(root, 'data/leads.db'))).toBe(false)
    } finally {
      server.child.kill('SIGTERM')
    }
    expect(await server.ended).toBe(0)
  })
})

it('the review command without git compares with the stored baseline', async () => {
  expect((await review()).stdout).toMatch(/^Nothing has changed\./)
  change(about, 'Two generations of grease', 'Three generations')
  expect((await review()).stdout).toMatch(/^1 change on 1 of/)
})
