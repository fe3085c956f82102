import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  append,
  fileIn,
  git,
  hook,
  lastCommitIn,
  othersPublish,
  rewrite,
  type Site,
  siteInGit,
} from '../../support/gitSite.ts'
import { openPublishing, type Publishing } from '../../support/publishing.ts'
import { littleFolder, textIn } from '../../support/studio.ts'

const facts = 'pages/_facts.json'
const about = 'pages/about.json'
const fee = '/facts/repair.fee/value/amount'
const heading = '/blocks/0/heading'

let site: Site
let publishing: Publishing
beforeEach(async () => {
  site = siteInGit(littleFolder())
  publishing = await openPublishing(site.root, { talk: 1500, push: 5000, checks: 5000 })
})
afterEach(async () => {
  await publishing.studio.stop()
  site.end()
})

const whyNot = async (more = {}): Promise<string> => {
  const before = git(site.remote, 'rev-parse', 'main')
  const done = await publishing.publish(more)
  expect(git(site.remote, 'rev-parse', 'main')).toBe(before)
  if (done.done) throw new Error('It was published.')
  return [done.why, done.trouble?.todo, done.trouble?.said].filter(Boolean).join(' | ')
}

describe('publishing from the studio', () => {
  it('runs no git filter or diff program from the repository’s configuration', async () => {
    const ran = join(site.root, '..', 'a-program-ran')
    writeFileSync(join(site.root, '.git/info/attributes'), '*.json filter=evil diff=evil\n')
    for (const key of ['filter.evil.clean', 'filter.evil.process', 'diff.evil.textconv'])
      git(site.root, 'config', key, `touch '${ran}'; cat`)
    await publishing.studio.stop()
    publishing = await openPublishing(site.root, { talk: 1500, push: 5000, checks: 5000 })
    rmSync(ran, { force: true }) // the test's own git may have run it
    await publishing.set(facts, fee, 50)
    await publishing.state()
    expect(await publishing.publish({ summary: 'A repair costs £50' })).toMatchObject({
      done: true,
    })
    expect(existsSync(ran)).toBe(false)
  })

  it('commits only the studio’s changes with the author’s name and summary', async () => {
    await publishing.set(facts, fee, 50)
    const state = await publishing.state()
    expect(state.to).toEqual({
      kind: 'remote',
      name: 'another folder on this computer',
      branch: 'main',
      site: 'https://www.spoke.shop',
    })
    expect(state.files.map(({ file }) => file)).toEqual([facts])
    expect(state.summary).toContain('£50')
    expect(
      await publishing.publish({ summary: 'A repair costs £50\n\nSince the parts do.' }),
    ).toMatchObject({
      done: true,
      messages: [expect.stringMatching(/^Published\. Visitors get it once/)],
    })
    expect(lastCommitIn(site.remote)).toEqual({
      files: [facts],
      message: 'A repair costs £50\n\nSince the parts do.',
      by: 'Asha <asha@spoke.shop>',
    })
    expect(git(site.root, 'status', '--porcelain')).toBe('')
    expect(git(site.root, 'rev-parse', 'main')).toBe(git(site.remote, 'rev-parse', 'main'))
    expect((await publishing.state()).files).toEqual([])
    expect((await publishing.state()).author).toEqual({ name: 'Asha', email: 'asha@spoke.shop' })
  })

  it('keeps a summary that starts with #, whatever commit.cleanup says', async () => {
    git(site.root, 'config', 'commit.cleanup', 'strip')
    await publishing.set(facts, fee, 50)
    expect(await publishing.publish({ summary: '#1 in town' })).toMatchObject({ done: true })
    expect(lastCommitIn(site.remote).message).toBe('#1 in town')
    expect(git(site.root, 'config', '--local', '--list')).not.toContain('Asha')
  })

  it('notes that the site is a try-out while placeholder is set', async () => {
    await publishing.set(facts, fee, 50)
    expect((await publishing.state()).notes).toEqual([])
    await publishing.set('pages/_site.json', '/placeholder', true)
    expect((await publishing.state()).notes).toEqual([
      expect.stringMatching(/try-out only.*switched off under Site/),
    ])
  })

  it('includes new pages, pictures and removed files', async () => {
    await publishing.studio.upload(
      'Workshop.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    )
    await publishing.studio.tell('operation', {
      command: { kind: 'newPage', route: '/prices', title: 'Prices' },
      tries: false,
    })
    expect(await publishing.publish()).toMatchObject({ done: true })
    expect(lastCommitIn(site.remote).files).toEqual([
      'pages/_assets/workshop.svg',
      'pages/prices.json',
    ])
    await publishing.studio.tell('operation', {
      command: { kind: 'remove', target: { kind: 'page', name: '/prices' } },
      tries: false,
    })
    expect(await publishing.publish()).toMatchObject({ done: true })
    expect(git(site.remote, 'ls-tree', '-r', '--name-only', 'main')).not.toContain('prices')
  })

  it('leaves other people’s staged and unstaged work unpublished, even in the same file', async () => {
    writeFileSync(join(site.root, 'notes.txt'), 'mine\n')
    git(site.root, 'add', 'notes.txt')
    rewrite(site.root, 'pages/index.json', 'Back on the road', 'On the road again')
    git(site.root, 'add', 'pages/index.json')
    rewrite(site.root, about, 'Who we are', 'Who works here')
    publishing.studio.workspace.refresh()
    await publishing.set(about, heading, 'Three generations of grease')
    await publishing.set(facts, fee, 50)
    const staged = git(site.root, 'diff', '--cached')
    const { others } = await publishing.state()
    expect(others.map(({ file, isPart }) => [file, isPart])).toEqual([
      [about, true],
      ['pages/index.json', false],
    ])
    expect(await publishing.publish()).toMatchObject({ done: true })
    expect(lastCommitIn(site.remote).files).toEqual([facts, about])
    expect(fileIn(site.remote, about)).toContain('Three generations of grease')
    expect(fileIn(site.remote, about)).toContain('Who we are')
    expect(textIn(site.root, about)).toContain('Who works here')
    expect(git(site.root, 'diff', '--cached')).toBe(staged)
    expect(git(site.root, 'diff', '--name-only')).toBe(about)
    expect(await whyNot()).toContain('nothing to publish')
    expect(await publishing.publish({ also: [about] })).toMatchObject({ done: true })
    expect(lastCommitIn(site.remote).files).toEqual([about])
    expect(fileIn(site.remote, about)).toContain('Who works here')
  })

  it('keeps other people’s staged changes of the same document', async () => {
    rewrite(site.root, about, 'Who we are', 'Who works here')
    git(site.root, 'add', about)
    publishing.studio.workspace.refresh()
    await publishing.set(about, heading, 'Three generations of grease')
    await publishing.publish()
    expect(fileIn(site.remote, about)).not.toContain('Who works here')
    git(site.root, 'commit', '--quiet', '-m', 'Who works here')
    expect(fileIn(site.root, about)).toContain('Who works here')
    expect(fileIn(site.root, about)).toContain('Three generations of grease')
  })

  it('leaves out undone changes and publishes the undo of published ones', async () => {
    await publishing.set(facts, fee, 50)
    await publishing.set(about, heading, 'Three generations of grease')
    await publishing.studio.tell('undo', {})
    await publishing.publish()
    expect(lastCommitIn(site.remote).files).toEqual([facts])
    await publishing.studio.tell('undo', {})
    expect((await publishing.state()).files.map(({ file }) => file)).toEqual([facts])
    await publishing.publish()
    expect(fileIn(site.remote, facts)).toBe(fileIn(site.remote, facts, 'main~2'))
  })

  it('keeps unticked files pending and proposes to leave out new drafts', async () => {
    await publishing.studio.tell('operation', {
      command: { kind: 'newPage', route: '/prices', template: 'plain' },
      tries: false,
    })
    await publishing.set(facts, fee, 50)
    const { files, errors, summary } = await publishing.state()
    const prices =
      files.find(({ draft }) => draft === 'stays')?.file ?? expect.fail('No draft is told.')
    expect(files.map(({ file, draft }) => [file, draft])).toEqual(
      expect.arrayContaining([
        [prices, 'stays'],
        [facts, undefined],
      ]),
    )
    expect([errors, summary]).toEqual([[], expect.not.stringMatching(/prices/i)])
    expect(
      (await publishing.state({ mine: { [prices]: true, [facts]: false } })).summary,
    ).not.toContain('£50')
    expect(await publishing.publish({ without: [prices] })).toMatchObject({ done: true })
    expect(lastCommitIn(site.remote).files).toEqual([facts])
    expect((await publishing.state()).files.map(({ file }) => file)).toEqual([prices])
    expect(await publishing.publish()).toMatchObject({ done: true })
    expect(lastCommitIn(site.remote).files).toEqual([prices])
  })

  it('marks a draft that is included because a menu links to it', async () => {
    await publishing.studio.tell('operation', {
      command: { kind: 'newPage', route: '/prices', template: 'plain' },
      tries: false,
    })
    await publishing.set('pages/_site.json', '/navigation/0', { label: 'Prices', href: '/prices' })
    const { files } = await publishing.state()
    expect(files.map(({ file, draft }) => [file, draft])).toEqual([
      ['pages/_site.json', undefined],
      ['pages/prices.json', 'goes'],
    ])
  })

  describe('with only some sections of the site settings', () => {
    const settings = 'pages/_site.json'
    const announcement = { id: 'regatta', text: 'Closed for the regatta.' }
    const waits = `${settings}#announcement`
    const hours = async (closes = '18:00') =>
      publishing.set(settings, '/firm/hours/0/closes', closes)
    const toldIn = ({ files }: Awaited<ReturnType<Publishing['state']>>) =>
      files.map(({ file, section }) => [file, section])

    it('publishes just the ticked sections and keeps the others pending', async () => {
      const before = textIn(site.root, settings)
      await hours()
      await publishing.set(settings, '/announcement', announcement)
      await publishing.set(settings, '/navigation/0/label', 'Start')
      const all = textIn(site.root, settings)
      const state = await publishing.state({
        mine: { [waits]: false, [`${settings}#navigation`]: false },
      })
      expect(toldIn(state)).toEqual([
        [settings, 'navigation'],
        [settings, 'announcement'],
        [settings, 'firm'],
      ])
      expect([state.errors, state.summary]).toEqual([[], expect.stringContaining('18:00')])
      expect(
        await publishing.publish({ without: [waits, `${settings}#navigation`] }),
      ).toMatchObject({ done: true })
      expect(`${fileIn(site.remote, settings)}\n`).toBe(before.replace('"17:00"', '"18:00"'))
      expect(textIn(site.root, settings)).toBe(all)
      expect(git(site.root, 'status', '--porcelain')).toBe(`M ${settings}`)
      expect(toldIn(await publishing.state())).toEqual([
        [settings, 'navigation'],
        [settings, 'announcement'],
      ])
      // What is written from there on is the writer's, too, and goes out with or without the rest.
      await hours('19:00')
      expect(await publishing.publish({ without: [waits] })).toMatchObject({ done: true })
      expect(`${fileIn(site.remote, settings)}\n`).toBe(
        before.replace('"17:00"', '"19:00"').replace('"Home"', '"Start"'),
      )
      await publishing.publish()
      expect(`${fileIn(site.remote, settings)}\n`).toBe(textIn(site.root, settings))
      expect(git(site.root, 'status', '--porcelain')).toBe('')
    })

    it('merges with other people’s changes of the same document, local or remote', async () => {
      await hours()
      await publishing.set(settings, '/announcement', announcement)
      rewrite(site.root, settings, '"blue"', '"green"')
      publishing.studio.workspace.refresh()
      othersPublish(site, settings, '"Home"', '"Start"')
      expect(await publishing.publish({ without: [waits] })).toMatchObject({ done: true })
      const text = fileIn(site.remote, settings)
      for (const words of ['"18:00"', '"Start"', '"blue"']) expect(text).toContain(words)
      expect(text).not.toContain('regatta')
      for (const words of ['"18:00"', '"Start"', '"green"', 'regatta'])
        expect(textIn(site.root, settings)).toContain(words)
    })

    it('keeps what is written during the push pending', async () => {
      await hours()
      await publishing.set(settings, '/announcement', announcement)
      const [isThere, mayGoOn] = [join(site.remote, 'there'), join(site.remote, 'on')]
      hook(
        site.remote,
        'post-receive',
        `touch ${isThere}; while [ ! -e ${mayGoOn} ]; do sleep 0.05; done`,
      )
      const sent = publishing.publish({ without: [waits] })
      await expect.poll(() => existsSync(isThere), { timeout: 5000 }).toBe(true)
      await hours('19:00')
      await publishing.set(settings, '/announcement/text', 'Open after the regatta.')
      writeFileSync(mayGoOn, '')
      expect(await sent).toMatchObject({ done: true })
      rmSync(join(site.remote, 'hooks/post-receive'))
      const state = await publishing.state()
      expect([toldIn(state), state.others]).toEqual([
        [
          [settings, 'announcement'],
          [settings, 'firm'],
        ],
        [],
      ])
      expect(fileIn(site.remote, settings)).toMatch(/"18:00"(?!.*regatta)/s)
      await publishing.publish()
      expect(`${fileIn(site.remote, settings)}\n`).toBe(textIn(site.root, settings))
    })

    it('sends just the ticked sections for review', async () => {
      await hours()
      await publishing.set(settings, '/announcement', announcement)
      const done = await publishing.publish({ way: 'review', without: [waits] })
      if (!done.done) throw new Error(done.why)
      expect(fileIn(site.remote, settings, done.branch)).toMatch(/"18:00"(?!.*regatta)/s)
      expect(toldIn(await publishing.state())).toEqual([
        [settings, 'announcement'],
        [settings, 'firm'],
      ])
    })

    it('reports lint errors and the section that causes or fixes each', async () => {
      await hours()
      await publishing.set(settings, '/announcement', { ...announcement, href: '/nowhere' })
      expect((await publishing.state()).errors).toMatchObject([
        { file: settings, from: [waits], isHere: true, without: waits },
      ])
      expect((await publishing.state({ mine: { [waits]: false } })).errors).toEqual([])
      expect(await whyNot()).toContain('error')
      await publishing.set(settings, '/announcement', announcement)
      await publishing.set(settings, '/forms', {
        booking: { id: 'spokebooking' },
        offer: { id: 'spokeoffer' },
      })
      await publishing.set('pages/_dialogs/booking.json', '/blocks/0/name', 'offer')
      const forms = `${settings}#dialogs`
      const { errors } = await publishing.state({ mine: { [forms]: false } })
      expect(errors).toMatchObject([
        { file: 'pages/_dialogs/booking.json', isHere: false, needs: { tick: forms, how: 'uses' } },
      ])
    })

    it('reports a page that uses an unticked section of the firm', async () => {
      const firm = `${settings}#firm`
      await publishing.set(settings, '/firm/phone', '+44 113 496 0000')
      await publishing.set(
        about,
        '/blocks/0/text',
        'Call {{firm.phone}} on weekdays, and somebody with clean hands answers.',
      )
      const { errors } = await publishing.state({ mine: { [firm]: false } })
      expect(errors).toMatchObject([
        { file: about, from: [about], isHere: false, needs: { tick: firm, how: 'uses' } },
      ])
    })
  })

  it('refuses a symbolic link and ignores paths outside the site’s documents', async () => {
    mkdirSync(join(site.root, 'pages/_assets'), { recursive: true })
    symlinkSync('/etc/hostname', join(site.root, 'pages/_assets/name.txt'))
    await publishing.set(facts, fee, 50)
    expect(await whyNot({ also: ['pages/_assets/name.txt'] })).toContain('error')
    rmSync(join(site.root, 'pages/_assets/name.txt'))
    expect(
      await publishing.publish({ also: ['pages/_assets/name.txt', '../outside', '.gitignore'] }),
    ).toMatchObject({ done: true })
    expect(lastCommitIn(site.remote).files).toEqual([facts])
  })

  it('commits once if the browser sends the same request twice', async () => {
    await publishing.set(facts, fee, 50)
    const asked = {
      id: 'twice',
      way: 'publish',
      summary: 'Once',
      name: 'Asha',
      email: 'asha@spoke.shop',
      also: [],
      commits: false,
      choices: {},
    }
    const [one, other] = await Promise.all([
      publishing.studio.post('publish', asked),
      publishing.studio.post('publish', asked),
    ])
    expect(await one.json()).toEqual(await other.json())
    expect(git(site.remote, 'rev-list', '--count', 'main')).toBe('2')
  })

  it('keeps a local version without a remote and pushes it once there is one', async () => {
    git(site.root, 'remote', 'remove', 'origin')
    await publishing.studio.tell('operation', {
      command: { kind: 'newPage', route: '/prices', template: 'plain' },
      tries: false,
    })
    expect((await publishing.state()).files).toMatchObject([
      { file: 'pages/prices.json', draft: 'goes' },
    ]) // a version has all in it
    await publishing.studio.tell('undo', {})
    await publishing.set(facts, fee, 50)
    expect((await publishing.state()).to).toEqual({ kind: 'here' })
    expect(await publishing.publish()).toMatchObject({
      done: true,
      messages: [
        'Kept as a version, to which you can come back in the history. Visitors see nothing of it yet.',
      ],
    })
    git(site.root, 'remote', 'add', 'origin', site.remote)
    git(site.root, 'fetch', '--quiet')
    expect((await publishing.state()).commits).toEqual([])
    await publishing.set(facts, fee, 51)
    expect(await publishing.publish()).toMatchObject({ done: true })
    expect(git(site.remote, 'rev-list', '--count', 'main')).toBe('3')
  })

  it('pushes to a branch that the remote doesn’t have yet', async () => {
    git(site.root, 'switch', '--quiet', '--create', 'spring')
    await publishing.set(facts, fee, 50)
    expect(await publishing.publish()).toMatchObject({
      done: true,
      messages: [expect.stringMatching(/^Published to “spring”\. /)],
    })
    expect(lastCommitIn(site.remote, 'spring').files).toEqual([facts])
  })
})

describe('sending for review', () => {
  it('pushes to one review branch and leaves the publishing branch unchanged', async () => {
    const before = git(site.remote, 'rev-parse', 'main')
    await publishing.set(facts, fee, 50)
    const first = await publishing.publish({ way: 'review' })
    if (!first.done) throw new Error(first.why)
    expect(first.branch).toMatch(/^review\/\d{4}-\d\d-\d\d-\d{6}-the-repair-costs-more$/)
    expect(lastCommitIn(site.remote, first.branch)).toMatchObject({
      files: [facts],
      message: 'The repair costs more',
    })
    expect(git(site.remote, 'rev-parse', 'main')).toBe(before)
    expect(git(site.root, 'symbolic-ref', '--short', 'HEAD')).toBe('main')
    expect(await whyNot({ way: 'review' })).toContain('sent for review already')
    expect((await publishing.state()).review).toMatchObject({ branch: first.branch, by: 'Asha' })
    await publishing.set(about, heading, 'Three generations of grease')
    expect(await publishing.publish({ way: 'review' })).toMatchObject({
      done: true,
      branch: first.branch,
    })
    expect(lastCommitIn(site.remote, first.branch).files).toEqual([about])
    // It is merged there: what comes back is no change any more.
    git(site.other, 'pull', '--quiet')
    git(site.other, 'merge', '--quiet', '--squash', `origin/${first.branch}`)
    git(site.other, 'commit', '--quiet', '-m', 'Reviewed')
    git(site.other, 'push', '--quiet')
    await publishing.set('pages/index.json', heading, 'On the road again')
    expect(await publishing.publish()).toMatchObject({ done: true })
    expect(lastCommitIn(site.remote).files).toEqual(['pages/index.json'])
    expect(git(site.root, 'status', '--porcelain')).toBe('')
  })
})

describe('publishing when the remote branch has moved on', () => {
  it('merges both changes of a document by content', async () => {
    await publishing.set(about, heading, 'Three generations of grease')
    othersPublish(site, about, 'Who we are', 'Who works here')
    expect(await publishing.publish()).toMatchObject({ done: true })
    const text = fileIn(site.remote, about)
    expect(text).toContain('Three generations of grease')
    expect(text).toContain('Who works here')
    expect(textIn(site.root, about)).toBe(`${text}\n`)
    expect(git(site.root, 'status', '--porcelain')).toBe('')
    expect(lastCommitIn(site.remote).files).toEqual([about])
  })

  it('pulls files that only others changed and keeps unsaved work', async () => {
    writeFileSync(join(site.root, 'pages/.note'), 'x')
    rewrite(site.root, 'pages/index.json', 'How we work', 'How it goes')
    git(site.root, 'add', 'pages/index.json')
    othersPublish(site, about, 'Who we are', 'Who works here')
    await publishing.set(facts, fee, 50)
    expect(await publishing.publish()).toMatchObject({ done: true })
    expect(textIn(site.root, about)).toContain('Who works here')
    expect(git(site.root, 'status', '--porcelain')).toBe('M  pages/index.json\n?? pages/.note')
  })

  it.each(['ours', 'theirs'] as const)(
    'shows both versions of a conflicting value and applies the choice: %s',
    async (choice) => {
      await publishing.set(facts, fee, 50)
      await publishing.set(about, heading, 'Three generations of grease')
      othersPublish(site, facts, '45', '48')
      const done = await publishing.publish()
      if (done.done) throw new Error('It was published.')
      expect(done.clashes?.map(({ file }) => file)).toEqual([facts])
      expect(JSON.stringify(done.clashes)).toMatch(/45 → 50.*45 → 48/)
      expect(git(site.root, 'rev-parse', 'HEAD~0')).not.toBe(git(site.remote, 'rev-parse', 'main'))
      const key = done.clashes?.[0]?.places[0]?.key ?? ''
      expect(await publishing.publish({ choices: { [key]: choice } })).toMatchObject({ done: true })
      expect(fileIn(site.remote, facts)).toContain(`"amount": ${choice === 'ours' ? 50 : 48}`)
      expect(lastCommitIn(site.remote).files).toEqual(choice === 'ours' ? [facts, about] : [about])
      expect(git(site.root, 'status', '--porcelain')).toBe('')
    },
  )

  it('resolves each conflict separately and asks again if the remote value changes', async () => {
    await publishing.set(about, heading, 'Three generations of grease')
    await publishing.set(about, '/blocks/1/heading', 'Our hands')
    await publishing.set(about, '/title', 'The workshop')
    othersPublish(site, about, '"Who we are"', '"Who works here"')
    othersPublish(site, about, 'Two generations of grease', 'Since 1931')
    const first = await publishing.publish()
    const places = (!first.done && first.clashes?.[0]?.places) || []
    expect(places.map(({ ours, theirs }) => [ours, theirs])).toEqual([
      [expect.stringContaining('Three generations'), expect.stringContaining('Since 1931')],
      [expect.stringContaining('Our hands'), expect.stringContaining('Who works here')],
    ])
    const [one, two] = places.map(({ key }) => key)
    othersPublish(site, about, 'Since 1931', 'Since 1932')
    const choices = { [one ?? '']: 'ours', [two ?? '']: 'theirs' } as const
    const second = await publishing.publish({ choices })
    const again = (!second.done && second.clashes?.[0]?.places) || []
    expect(again.map(({ theirs }) => theirs)).toEqual([
      expect.stringContaining('Since 1932'),
      expect.stringContaining('Who works here'),
    ])
    expect(again[1]?.key).toBe(two)
    expect(
      await publishing.publish({ choices: { ...choices, [again[0]?.key ?? '']: 'ours' } }),
    ).toMatchObject({ done: true })
    const text = fileIn(site.remote, about)
    for (const words of ['Three generations', 'Who works here', 'The workshop'])
      expect(text).toContain(words)
    for (const words of ['Since 193', 'Our hands']) expect(text).not.toContain(words)
    expect(git(site.root, 'status', '--porcelain')).toBe('')
  })

  it('stops if unsaved work would be overwritten', async () => {
    othersPublish(site, '.gitignore', 'dist/', 'dist/\nout/')
    append(site.root, '.gitignore', 'mine/\n')
    await publishing.set(facts, fee, 50)
    expect(await whyNot()).toMatch(/unsaved work.*\.gitignore/)
    expect(textIn(site.root, '.gitignore')).toContain('mine/')
    expect((await publishing.state()).files.map(({ file }) => file)).toEqual([facts])
  })

  it('refers to npm run merge if others have unpublished commits', async () => {
    othersPublish(site, about, 'Who we are', 'Who works here')
    git(site.root, 'commit', '--quiet', '--allow-empty', '-m', 'Something of Ravi’s')
    await publishing.set(facts, fee, 50)
    expect(await whyNot()).toContain('npm run merge')
  })
})

describe('publishing is blocked with an explanation', () => {
  it('if lint finds errors outside drafts', async () => {
    await publishing.studio.tell('operation', {
      command: { kind: 'newPage', route: '/prices', title: 'Prices' },
      tries: false,
    })
    expect(await publishing.publish()).toMatchObject({ done: true })
    await publishing.set(about, '/blocks/0/text', 'See [prices](/nowhere).')
    expect((await publishing.state()).errors).toMatchObject([
      { file: about, from: [about], isHere: true },
    ])
    expect(await whyNot()).toMatch(/error.*listed below/)
    expect(await whyNot({ way: 'review' })).toMatch(/error/)
  })

  it('if a change causes a lint error, with the option to leave it out', async () => {
    await publishing.set(about, '/blocks/0/text', 'See [prices](/nowhere).')
    expect((await publishing.state()).errors.map(({ without }) => without)).toEqual([undefined]) // nothing is left to go out
    await publishing.set(facts, fee, 50)
    expect((await publishing.state()).errors).toMatchObject([
      { file: about, isHere: true, without: about },
    ])
    expect((await publishing.state({ mine: { [about]: false } })).errors).toEqual([])
    // Of a page to which another one leads it is not said: that would lead nowhere.
    await publishing.studio.tell('operation', {
      command: { kind: 'newPage', route: '/prices', template: 'plain' },
      tries: false,
    })
    await publishing.set('pages/prices.json', '/draft', false)
    await publishing.set('pages/_site.json', '/navigation/0', { label: 'Prices', href: '/prices' })
    const { errors } = await publishing.state()
    expect(
      errors.filter(({ file }) => file === 'pages/prices.json').map(({ without }) => without),
    ).not.toContain('pages/prices.json')
    expect(errors.find(({ file }) => file === about)).toMatchObject({ without: about })
  })

  it('if the published site would have errors because a page isn’t included', async () => {
    writeFileSync(
      join(site.root, 'pages/prices.json'),
      textIn(site.root, about).replaceAll(
        'About the workshop',
        'What repairs cost in the workshop',
      ),
    )
    publishing.studio.workspace.refresh()
    await publishing.set(about, '/blocks/0/text', 'See [prices](/prices).')
    expect(
      publishing.studio.workspace.live().findings.filter(({ severity }) => severity === 'error'),
    ).toEqual([])
    const needs = { tick: 'pages/prices.json', how: 'leads' }
    expect((await publishing.state()).errors).toMatchObject([
      { file: about, from: [about], isHere: false, needs },
    ])
    expect(await whyNot()).toContain('error')
    expect((await publishing.state({ others: { 'pages/prices.json': true } })).errors).toEqual([])
    expect(await publishing.publish({ also: ['pages/prices.json'] })).toMatchObject({ done: true })
  })

  it('if an unticked change is needed by a ticked one', async () => {
    await publishing.studio.tell('operation', {
      command: { kind: 'newPage', route: '/prices', template: 'plain' },
      tries: false,
    })
    await publishing.set('pages/_site.json', '/navigation/0', { label: 'Prices', href: '/prices' })
    expect((await publishing.state()).errors).toEqual([])
    const [prices, site, menus] = [
      'pages/prices.json',
      'pages/_site.json',
      'pages/_site.json#navigation',
    ]
    const { errors } = await publishing.state({ mine: { [prices]: false } })
    expect(errors).toMatchObject([
      { file: site, from: [menus], isHere: false, needs: { tick: prices, how: 'leads' } },
    ])
    expect((await publishing.state({ mine: { [prices]: false, [menus]: false } })).errors).toEqual(
      [],
    )
    expect(await whyNot({ without: [prices] })).toMatch(/error.*listed below/)
  })

  it('if an unticked fact is used on a ticked page', async () => {
    await publishing.set(facts, '/facts/repair.cost', {
      kind: 'money',
      label: 'Repair',
      value: { kind: 'money', amount: 45 },
    })
    await publishing.set(about, '/blocks/0/text', 'A repair costs {{repair.cost}}.')
    expect((await publishing.state({ mine: { [facts]: false } })).errors).toMatchObject([
      { from: [about], needs: { tick: facts, how: 'uses' } },
    ])
  })

  it('if there is nothing to publish', async () =>
    expect(await whyNot()).toContain('nothing to publish'))

  it('if the name, email address or summary is missing', async () => {
    await publishing.set(facts, fee, 50)
    expect(await whyNot({ name: ' <> ' })).toContain('whose name')
    expect(await whyNot({ email: 'asha' })).toContain('e-mail')
    expect(await whyNot({ summary: ' ' })).toContain('what has changed')
  })

  it('on a detached HEAD, which can still be sent for review', async () => {
    git(site.root, 'switch', '--quiet', '--detach')
    await publishing.set(facts, fee, 50)
    expect((await publishing.state()).noPublish?.what).toContain('no branch')
    expect(await whyNot()).toContain('no branch')
    expect(await publishing.publish({ way: 'review' })).toMatchObject({ done: true })
    expect(git(site.root, 'diff', '--name-only')).toBe(facts)
  })

  it('if others have unpublished commits, until these are included', async () => {
    git(site.root, 'commit', '--quiet', '--allow-empty', '-m', 'Something of Ravi’s')
    await publishing.set(facts, fee, 50)
    expect((await publishing.state()).commits).toEqual([
      { by: 'Ravi', summary: 'Something of Ravi’s' },
    ])
    expect(await whyNot()).toContain('Others have committed')
    expect(await publishing.publish({ commits: true })).toMatchObject({ done: true })
  })

  it('during an unfinished merge', async () => {
    writeFileSync(join(site.root, '.git/MERGE_HEAD'), `${git(site.root, 'rev-parse', 'HEAD')}\n`)
    expect((await publishing.state()).trouble?.what).toContain('put together')
    expect(await whyNot()).toContain('not finished')
  })

  it('if a pre-commit hook fails or doesn’t end', async () => {
    hook(
      join(site.root, '.git'),
      'pre-commit',
      'pwd > seen; git diff --cached --name-only >> seen; echo "Fees are changed by Ravi alone."; exit 1',
    )
    await publishing.set(facts, fee, 50)
    expect(await whyNot()).toMatch(/check of this repository.*Fees are changed by Ravi alone\./)
    expect(textIn(site.root, 'seen')).toContain(`\n${facts}\n`)
    expect(git(site.root, 'status', '--porcelain')).toBe(`M ${facts}\n?? seen`)
    expect(git(site.root, 'worktree', 'list').split('\n')).toHaveLength(1)
    hook(join(site.root, '.git'), 'pre-commit', 'sleep 60')
    expect(await whyNot()).toContain('did not come to an end')
  }, 30_000)

  it('if the remote rejects the push or protects the branch', async () => {
    hook(site.remote, 'pre-receive', 'echo "Closed on Sundays."; exit 1')
    await publishing.set(facts, fee, 50)
    expect(await whyNot()).toMatch(/did not take.*Closed on Sundays\./)
    expect(git(site.root, 'log', '-1', '--format=%s')).toBe('The site')
    hook(
      site.remote,
      'pre-receive',
      'echo "GH006: Protected branch update failed for refs/heads/main."; exit 1',
    )
    expect(await whyNot()).toMatch(/protected.*for review/)
  })

  it('if the remote is unreachable, doesn’t answer or doesn’t exist', async () => {
    await publishing.set(facts, fee, 50)
    git(site.root, 'remote', 'set-url', 'origin', 'http://asha:secret@127.0.0.1:9/site.git')
    const why = await whyNot()
    expect(why).toMatch(/network is not there/)
    expect(why + JSON.stringify(await publishing.state())).not.toContain('secret')
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    git(
      site.root,
      'remote',
      'set-url',
      'origin',
      `http://127.0.0.1:${(silent.address() as { port: number }).port}/site.git`,
    )
    expect(await whyNot()).toContain('did not answer in time')
    silent.close()
    git(site.root, 'remote', 'set-url', 'origin', `${site.remote}-gone`)
    expect(await whyNot()).toContain('is not there')
    expect(existsSync(join(site.root, 'data/studio/published.json'))).toBe(true)
    for (const path of readdirSync(join(site.root, 'data/studio')))
      if (path.endsWith('.json'))
        expect(textIn(site.root, `data/studio/${path}`)).not.toContain('secret')
  }, 30_000)
})

it('a page can be removed and published in a SHA-256 repository', async () => {
  await publishing.studio.stop()
  site.end()
  site = siteInGit(littleFolder(), 'sha256')
  publishing = await openPublishing(site.root, { talk: 1500, push: 5000, checks: 5000 })
  const removed = await publishing.studio.tell('operation', {
    command: { kind: 'remove', target: { kind: 'page', name: '/about' }, to: '/' },
    tries: false,
  })
  expect(removed).toMatchObject({ done: true })
  expect(await publishing.publish({ summary: 'No more about us' })).toMatchObject({ done: true })
  expect(git(site.remote, 'ls-tree', '-r', '--name-only', 'main')).not.toContain(about)
})
