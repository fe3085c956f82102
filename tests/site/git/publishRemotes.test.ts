import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { gitHttp } from '../../support/gitHttp.ts'
import { fileIn, git, hook, lastCommitIn, othersPublish, siteInGit } from '../../support/gitSite.ts'
import { openPublishing } from '../../support/publishing.ts'
import { littleFolder, textIn } from '../../support/studio.ts'

const facts = 'pages/_facts.json'
const about = 'pages/about.json'
const fee = '/facts/repair.fee/value/amount'
const heading = '/blocks/0/heading'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const opened = async () => {
  const site = siteInGit(littleFolder())
  ends.push(site.end)
  const publishing = await openPublishing(site.root, { talk: 5000, push: 5000, checks: 5000 })
  ends.push(publishing.studio.stop)
  const whyNot = async (more = {}): Promise<string> => {
    const before = git(site.remote, 'rev-parse', 'main')
    const done = await publishing.publish(more)
    if (done.done) throw new Error('It was published.')
    expect(git(site.remote, 'rev-parse', 'main')).toBe(before)
    expect(textIn(site.root, facts)).toContain('"amount": 50')
    expect((await publishing.state()).files.map(({ file }) => file)).toEqual([facts])
    return [done.why, done.trouble?.todo, done.trouble?.said].filter(Boolean).join(' | ')
  }
  return { site, publishing, whyNot }
}

describe('publishing to a git host over HTTP', () => {
  const overHttp = async (user: string, word = 'open sesame') => {
    const { site, ...more } = await opened()
    git(site.remote, 'config', 'http.receivepack', 'true')
    const host = await gitHttp(site.remote)
    ends.push(host.stop)
    git(site.root, 'remote', 'set-url', 'origin', host.address)
    if (user)
      git(
        site.root,
        'config',
        'credential.helper',
        `!f() { test "$1" = get && echo username=${user} && echo "password=${word}"; }; f`,
      )
    return { site, host, ...more }
  }

  it('signs in with git’s credential helper and stores no secret', async () => {
    const { site, host, publishing } = await overHttp('asha')
    await publishing.set(facts, fee, 50)
    expect(await publishing.publish()).toMatchObject({
      done: true,
      messages: [expect.stringMatching(/^Published\. Visitors get it once/)],
    })
    expect(host.came).toContain('asha')
    expect(JSON.stringify([await publishing.state(), await publishing.versions()])).not.toContain(
      'sesame',
    )
    for (const name of readdirSync(join(site.root, 'data/studio')).filter((one) =>
      one.endsWith('.json'),
    ))
      expect(textIn(site.root, `data/studio/${name}`)).not.toContain('sesame')
  })

  it.each([
    ['nobody is signed in', '', '', /not signed in there.*Sign in once/],
    ['the word is none', 'asha', 'wrong', /not signed in there.*Sign in once/],
    ['one may only read', 'guest', 'open sesame', /may not write there.*Ask whoever keeps/],
  ])('fails with an explanation because %s', async (_, user, word, expected) => {
    const { publishing, whyNot } = await overHttp(user, word)
    await publishing.set(facts, fee, 50)
    const why = await whyNot()
    expect(why).toMatch(expected)
    expect(why).not.toContain('sesame')
    expect(await whyNot({ way: 'review' })).toMatch(expected)
  })
})

describe('a site in a subfolder of a larger repository', () => {
  it('publishes, merges, sends for review and restores within its folder only', async () => {
    const top = mkdtempSync(join(tmpdir(), 'broadsheet-top-'))
    const root = join(top, 'web', 'site')
    mkdirSync(join(top, 'web'))
    const little = littleFolder()
    renameSync(little, root)
    writeFileSync(join(top, 'pages.txt'), 'none of the site’s\n')
    const site = siteInGit(top)
    ends.push(site.end)
    const publishing = await openPublishing(root)
    ends.push(publishing.studio.stop)
    const path = (file: string) => `web/site/${file}`
    await publishing.set(facts, fee, 50)
    await publishing.studio.tell('operation', {
      command: { kind: 'newPage', route: '/prices', title: 'Prices' },
      tries: false,
    })
    expect(await publishing.publish()).toMatchObject({ done: true })
    expect(lastCommitIn(site.remote).files).toEqual([path(facts), path('pages/prices.json')])
    othersPublish(site, path(about), 'Who we are', 'Who works here')
    await publishing.set(about, heading, 'Three generations of grease')
    expect(await publishing.publish({ way: 'review' })).toMatchObject({ done: true })
    expect(await publishing.publish()).toMatchObject({ done: true })
    expect(fileIn(site.remote, path(about))).toMatch(/Three generations[\s\S]*Who works here/)
    expect(git(top, 'status', '--porcelain')).toBe('')
    const { versions } = await publishing.versions(`?file=${about}`)
    expect(versions.map(({ by }) => by)).toEqual(['Asha', 'Ravi', 'Ravi'])
    expect(
      await publishing.back(versions[0]?.id ?? '', { kind: 'file', file: about }),
    ).toMatchObject({ done: false })
    expect(
      await publishing.back(versions[1]?.id ?? '', { kind: 'file', file: about }),
    ).toMatchObject({ done: true })
    expect(textIn(root, about)).not.toContain('Three generations')
  })
})

describe('publishing leaves no half-finished state', () => {
  it('if git’s index is locked before it starts', async () => {
    const { site, publishing, whyNot } = await opened()
    await publishing.set(facts, fee, 50)
    writeFileSync(join(site.root, '.git/index.lock'), '')
    expect(await whyNot()).toMatch(/Git is at work in this folder.*index\.lock/)
    othersPublish(site, about, 'Who we are', 'Who works here')
    expect(await whyNot()).toMatch(/Git is at work in this folder/)
    expect(textIn(site.root, about)).toContain('Who we are')
    rmSync(join(site.root, '.git/index.lock'))
    expect(await publishing.publish()).toMatchObject({ done: true })
    expect(git(site.root, 'status', '--porcelain')).toBe('')
  })

  it('if git’s index gets locked during the push', async () => {
    const { site, publishing } = await opened()
    await publishing.set(facts, fee, 50)
    hook(site.remote, 'post-receive', `touch ${join(site.root, '.git/index.lock')}`)
    const done = await publishing.publish()
    expect(done).toMatchObject({
      done: true,
      messages: [
        expect.stringMatching(/^Published\. Visitors get it once/),
        expect.stringMatching(/Git was at work/),
      ],
    })
    rmSync(join(site.root, '.git/index.lock'))
    rmSync(join(site.remote, 'hooks/post-receive'))
    expect(fileIn(site.remote, facts)).toContain('"amount": 50')
    await publishing.set(about, heading, 'Three generations of grease')
    expect(await publishing.publish()).toMatchObject({ done: true })
    expect(lastCommitIn(site.remote).files).toEqual([about])
    expect(git(site.root, 'status', '--porcelain')).toBe('')
  })

  it('if others have published the same change', async () => {
    const { site, publishing } = await opened()
    await publishing.set(facts, fee, 50)
    othersPublish(site, facts, '"amount": 45', '"amount": 50')
    expect(await publishing.publish()).toMatchObject({
      done: true,
      messages: [expect.stringContaining('Nothing of yours is left'), expect.anything()],
    })
    expect(git(site.root, 'status', '--porcelain')).toBe('')
    expect((await publishing.state()).files).toEqual([])
  })

  it('if others publish just before the push', async () => {
    const { site, publishing } = await opened()
    await publishing.set(facts, fee, 50)
    const flag = join(site.root, '.git/others')
    writeFileSync(flag, '')
    // The check of the commit is the moment in between: a colleague’s publication comes in just then, once.
    hook(
      join(site.root, '.git'),
      'pre-commit',
      `test -f ${flag} || exit 0; rm ${flag}; unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE; cd ${site.other} && sed -i 's/Who we are/Who works here/' ${about} && git -c user.name=Ravi -c user.email=r@spoke.shop commit -qam 'In between' && git push -q`,
    )
    expect(await publishing.publish()).toMatchObject({ done: true })
    expect(existsSync(flag)).toBe(false)
    expect(git(site.remote, 'log', '--format=%s', '-3').split('\n')).toEqual([
      'The repair costs more',
      'In between',
      'The site',
    ])
    expect(git(site.root, 'status', '--porcelain')).toBe('')
  })
})

describe('publishing is blocked with an explanation', () => {
  it('if the commit can’t be signed', async () => {
    const { site, publishing, whyNot } = await opened()
    git(site.root, 'config', 'commit.gpgSign', 'true')
    git(site.root, 'config', 'gpg.program', 'false')
    await publishing.set(facts, fee, 50)
    expect(await whyNot()).toMatch(/could not be signed/)
  })

  it('if git isn’t installed', async () => {
    const { publishing } = await opened()
    await publishing.set(facts, fee, 50)
    const path = process.env['PATH']
    process.env['PATH'] = '/nowhere'
    try {
      expect((await publishing.state()).trouble?.what).toContain('no git program')
      expect(await publishing.publish()).toMatchObject({
        done: false,
        why: expect.stringContaining('no git program'),
      })
    } finally {
      process.env['PATH'] = path
    }
  })
})
