import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { VersionAnswer } from '../../../src/authoring/studio/protocol/publishing.ts'
import type { HistoryAnswer } from '../../../src/authoring/studio/protocol/requests.ts'
import type { ChangesAnswer } from '../../../src/authoring/studio/protocol/viewAnswers.ts'
import { changeText } from '../../../src/content/changes/messages/changeMessages.ts'
import { keepBaseline } from '../../../src/site/store/baseline.ts'
import { fileIn, git, lastCommitIn, othersPublish, siteInGit } from '../../support/gitSite.ts'
import { openPublishing, type Publishing } from '../../support/publishing.ts'
import { clear, littleFolder, textIn } from '../../support/studio.ts'

const facts = 'pages/_facts.json'
const about = 'pages/about.json'
const fee = '/facts/repair.fee/value/amount'
const heading = '/blocks/0/heading'

let end = async () => {}
afterEach(() => end())

const inGit = async () => {
  const site = siteInGit(littleFolder())
  const publishing = await openPublishing(site.root)
  end = async () => {
    await publishing.studio.stop()
    site.end()
  }
  return { site, publishing }
}

const withoutGit = async () => {
  const root = littleFolder()
  await keepBaseline(root)
  const publishing = await openPublishing(root)
  end = async () => {
    await publishing.studio.stop()
    clear(root)
  }
  return { root, publishing }
}

const sentencesOf = (version: VersionAnswer): string[] =>
  'why' in version
    ? [version.why]
    : version.files.flatMap(({ name, changes }) =>
        changes.map(({ message }) => `${name}: ${changeText(message)}`),
      )

const newest = async (publishing: Publishing) => {
  const { versions } = await publishing.versions()
  if (!versions[0]) throw new Error('There is no version.')
  return versions[0]
}

describe('the version history of a site in git', () => {
  it('lists who published what and when, for the site and for a page', async () => {
    const { site, publishing } = await inGit()
    await publishing.set(facts, fee, 50)
    await publishing.publish({ summary: 'Repairs cost £50' })
    othersPublish(site, about, 'Who we are', 'Who works here')
    await publishing.set('pages/index.json', heading, 'On the road again')
    await publishing.publish({ summary: 'Another heading' })
    const { versions } = await publishing.versions()
    expect(versions.map(({ by, summary, isSent }) => [by, summary, isSent])).toEqual([
      ['Asha', 'Another heading', true],
      ['Ravi', 'Who we are is Who works here', true],
      ['Asha', 'Repairs cost £50', true],
      ['Ravi', 'The site', true],
    ])
    expect(sentencesOf(await publishing.version(versions[2]?.id ?? ''))).toEqual([
      `${facts}: The fee for a repair: £45 → £50`,
    ])
    expect(sentencesOf(await publishing.version(versions[3]?.id ?? '')).length).toBeGreaterThan(4)
    expect(
      (await publishing.versions(`?file=${about}`)).versions.map(({ summary }) => summary),
    ).toEqual(['Who we are is Who works here', 'The site'])
    expect(await publishing.versions('?most=1')).toMatchObject({ hasMore: true })
    for (const id of ['HEAD', '--output=x', '0'.repeat(40), ''])
      expect(await publishing.version(id)).toEqual({
        why: 'This version is not kept here any more.',
      })
    expect(await publishing.back('HEAD', { kind: 'version' })).toMatchObject({ done: false })
  })

  it('reverts a publication as a new change without rewriting commits', async () => {
    const { site, publishing } = await inGit()
    await publishing.set(facts, fee, 50)
    await publishing.publish()
    await publishing.set(about, heading, 'Three generations of grease')
    await publishing.publish()
    const [, fees] = (await publishing.versions()).versions
    expect(await publishing.back(fees?.id ?? '', { kind: 'version' })).toMatchObject({
      done: true,
      messages: ['Took back “The repair costs more”. It is published with your next changes.'],
    })
    expect(textIn(site.root, facts)).toContain('"amount": 45')
    expect(await publishing.publish({ summary: 'As before' })).toMatchObject({ done: true })
    expect(lastCommitIn(site.remote).files).toEqual([facts])
    expect(git(site.remote, 'rev-list', '--count', 'main')).toBe('4')
    expect(fileIn(site.remote, about)).toContain('Three generations')
    expect(await publishing.back(fees?.id ?? '', { kind: 'version' })).toMatchObject({
      done: false,
      why: 'The site says that already. Nothing was changed.',
    })
    await publishing.studio.tell('undo', {})
    expect(textIn(site.root, facts)).toContain('"amount": 50')
  })

  it('reverts one change of a publication unless it was changed again since', async () => {
    const { site, publishing } = await inGit()
    await publishing.set(facts, fee, 50)
    await publishing.set(about, heading, 'Three generations of grease')
    await publishing.set(about, '/blocks/1/heading', 'Who works here')
    await publishing.publish()
    const { id } = await newest(publishing)
    const version = await publishing.version(id)
    if ('why' in version) throw new Error(version.why)
    const key = (file: string, words: string) =>
      version.files
        .find((one) => one.file === file)
        ?.changes.find(({ message, lines }) => JSON.stringify([message, lines]).includes(words))
        ?.key
    expect(await publishing.back(id, { kind: 'change', key: key(about, 'works') })).toMatchObject({
      done: true,
    })
    expect(textIn(site.root, about)).toContain('Who we are')
    expect(textIn(site.root, about)).toContain('Three generations')
    await publishing.set(facts, fee, 55)
    expect(await publishing.back(id, { kind: 'change', key: key(facts, '50') })).toMatchObject({
      done: false,
      why: expect.stringContaining('changed again since'),
    })
    expect(textIn(site.root, facts)).toContain('"amount": 55')
    expect(await publishing.back(id, { kind: 'change', key: 'none' })).toMatchObject({
      done: false,
    })
  })

  it('restores any version of a page, even one removed with its pictures', async () => {
    const { site, publishing } = await inGit()
    await publishing.studio.tell('operation', {
      command: { kind: 'newPage', route: '/prices', title: 'Prices' },
      tries: false,
    })
    await publishing.studio.upload(
      'Till.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    )
    const picture = {
      type: 'figure',
      picture: { src: '/assets/till.svg', alt: 'A till with its drawer open' },
      caption: 'The till by the door.',
    }
    const prices = 'pages/prices.json'
    const { hash } = await publishing.studio.document(prices)
    const edits = [{ kind: 'insert', file: prices, pointer: '/blocks/-', values: [picture] }]
    expect(
      await publishing.studio.tell('change', {
        label: 'A picture',
        base: { [prices]: hash },
        edits,
      }),
    ).toMatchObject({ done: true })
    expect(await publishing.publish({ summary: 'Prices' })).toMatchObject({ done: true })
    const { id } = await newest(publishing)
    const then = textIn(site.root, 'pages/prices.json')
    await publishing.studio.tell('operation', {
      command: { kind: 'remove', target: { kind: 'page', name: '/prices' } },
      tries: false,
    })
    rmSync(join(site.root, 'pages/_assets/till.svg'))
    publishing.studio.workspace.refresh()
    await publishing.publish({ summary: 'No prices', also: ['pages/_assets/till.svg'] })
    expect(git(site.remote, 'ls-tree', '-r', '--name-only', 'main')).not.toMatch(/prices|till/)
    const gone = await newest(publishing)
    const back = await publishing.back(id, { kind: 'file', file: 'pages/prices.json' })
    expect(back, JSON.stringify(back)).toMatchObject({
      done: true,
      messages: [expect.stringContaining('Brought back “Prices” as of')],
    })
    expect(textIn(site.root, 'pages/prices.json')).toBe(then)
    expect(existsSync(join(site.root, 'pages/_assets/till.svg'))).toBe(true)
    await publishing.studio.tell('undo', {})
    expect(
      await publishing.back(gone.id, { kind: 'file', file: 'pages/prices.json' }),
    ).toMatchObject({ done: true })
    expect(await publishing.back(id, { kind: 'file', file: '../outside.json' })).toMatchObject({
      done: false,
    })
  })
})

describe('the list of changes left out of a publication', () => {
  const settings = 'pages/_site.json'
  const leftIn = async ({ studio, versions }: Publishing) => {
    const { left } = await versions()
    const { steps } = await studio.ask<HistoryAnswer>('history')
    return steps.flatMap(({ id, label }) => (left[id] ? [[label, ...left[id]]] : []))
  }

  it('shows each step until it is published', async () => {
    const { publishing } = await inGit()
    await publishing.set(settings, '/firm/hours/0/closes', '18:00')
    await publishing.set(settings, '/announcement', {
      id: 'regatta',
      text: 'Closed for the regatta.',
    })
    await publishing.set(about, heading, 'Three generations of grease')
    await publishing.studio.tell('operation', {
      command: { kind: 'newPage', route: '/prices', template: 'plain' },
      tries: false,
    })
    expect(
      await publishing.publish({ without: [`${settings}#announcement`, 'pages/prices.json'] }),
    ).toMatchObject({ done: true })
    const left = await leftIn(publishing)
    expect(left).toEqual([
      [expect.any(String), 'pages/prices.json'],
      ['Changed /announcement', settings],
    ])
    // What is done since is told as that, and what was published stays published.
    await publishing.set(settings, '/firm/hours/0/closes', '19:00')
    expect(await leftIn(publishing)).toEqual(left)
    await publishing.publish()
    expect(await leftIn(publishing)).toEqual([])
  })

  it('includes a change that was reverted before and redone since', async () => {
    const { publishing } = await inGit()
    await publishing.set(settings, '/firm/hours/0/closes', '18:00')
    await publishing.set(settings, '/announcement', {
      id: 'regatta',
      text: 'Closed for the regatta.',
    })
    const { files } = await publishing.studio.ask<ChangesAnswer>('changes')
    const { key } =
      files.flatMap(({ changes }) => changes).find(({ pointer }) => pointer === '/announcement') ??
      expect.fail('It is not told.')
    expect(await publishing.studio.tell('take-back', { key })).toMatchObject({ done: true })
    expect(await publishing.publish()).toMatchObject({ done: true })
    await publishing.studio.tell('undo', {})
    expect(await leftIn(publishing)).toEqual([['Changed /announcement', settings]])
  })

  it('includes a page removed locally that is still published', async () => {
    const { publishing } = await inGit()
    await publishing.set(about, heading, 'Three generations of grease')
    await publishing.set(facts, fee, 50)
    await publishing.publish()
    await publishing.studio.tell('operation', {
      command: { kind: 'remove', target: { kind: 'page', name: '/about' }, to: '/' },
      tries: false,
    })
    await publishing.set(facts, fee, 55)
    const state = await publishing.state({ mine: { [about]: false } })
    expect(state.files.map(({ file }) => file)).toContain(about)
    expect(
      await publishing.publish({
        without: state.files.flatMap(({ file, section }) =>
          file === facts ? [] : [section ? `${file}#${section}` : file],
        ),
      }),
    ).toMatchObject({
      done: true,
    })
    const left = await leftIn(publishing)
    expect(left.map(([label]) => label)).toEqual([expect.stringMatching(/about/i)])
    expect(left[0]).toContain(about)
  })
})

describe('the version history of a renamed page', () => {
  it('continues under the old path and restores old versions at the new one', async () => {
    const { site, publishing } = await inGit()
    await publishing.set(about, heading, 'Three generations of grease')
    await publishing.publish({ summary: 'Three' })
    await publishing.studio.tell('operation', {
      command: {
        kind: 'rename',
        from: { kind: 'page', name: '/about' },
        to: { kind: 'page', name: '/services/people' },
      },
      tries: false,
    })
    expect(await publishing.publish({ summary: 'People' })).toMatchObject({ done: true })
    const now = 'pages/services/people.json'
    await publishing.set(now, heading, 'Four generations of grease')
    await publishing.publish({ summary: 'Four' })
    const { versions } = await publishing.versions(`?file=${now}`)
    expect(versions.map(({ summary, path }) => [summary, path])).toEqual([
      ['Four', now],
      ['People', now],
      ['Three', about],
      ['The site', about],
    ])
    const first = versions[3]?.id ?? ''
    expect(await publishing.back(first, { kind: 'file', file: about, now })).toMatchObject({
      done: true,
    })
    expect(existsSync(join(site.root, about))).toBe(false)
    expect(textIn(site.root, now)).toContain('Two generations of grease')
    expect(publishing.studio.workspace.live().findings.filter(({ file }) => file === now)).toEqual(
      [],
    )
    expect(await publishing.publish({ summary: 'Two' })).toMatchObject({ done: true })
    expect(lastCommitIn(site.remote).files).toEqual([now])
  })
})

describe('publishing a site without git', () => {
  it('builds the site, keeps a dated copy and can be reverted', async () => {
    const { root, publishing } = await withoutGit()
    expect((await publishing.state()).to).toEqual({ kind: 'copies' })
    expect(await publishing.publish()).toMatchObject({
      done: false,
      why: expect.stringContaining('nothing to publish'),
    })
    await publishing.set(facts, fee, 50)
    expect((await publishing.state()).files.map(({ file }) => file)).toEqual([facts])
    expect(await publishing.publish({ summary: 'Repairs cost £50', email: '' })).toMatchObject({
      done: true,
    })
    expect(textIn(root, 'dist/services/repair.html')).toContain('£50')
    const [copy, ...more] = readdirSync(join(root, 'data/copies'))
    expect(more).toEqual([])
    expect(textIn(root, `data/copies/${copy}/${facts}`)).toContain('"amount": 45')
    expect((await publishing.state()).files).toEqual([])
    const version = await newest(publishing)
    expect(version).toMatchObject({ by: 'Asha', summary: 'Repairs cost £50' })
    expect(sentencesOf(await publishing.version(version.id))).toEqual([
      `${facts}: The fee for a repair: £45 → £50`,
    ])
    expect((await publishing.versions(`?file=${about}`)).versions).toEqual([])
    expect(await publishing.back(version.id, { kind: 'version' })).toMatchObject({ done: true })
    expect(await publishing.publish({ summary: 'As before' })).toMatchObject({ done: true })
    expect(textIn(root, 'dist/services/repair.html')).toContain('£45')
    expect((await publishing.versions()).versions.map(({ summary }) => summary)).toEqual([
      'As before',
      'Repairs cost £50',
    ])
  })

  it('is blocked by lint errors and writes nothing', async () => {
    const { root, publishing } = await withoutGit()
    await publishing.set(about, '/blocks/0/text', 'See [prices](/nowhere).')
    expect(await publishing.publish()).toMatchObject({
      done: false,
      why: expect.stringContaining('errors'),
    })
    expect(existsSync(join(root, 'data/copies'))).toBe(false)
    expect(existsSync(join(root, 'dist'))).toBe(false)
  })
})
