import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bytesApart } from '../../../bench/studioBuild.ts'
import type { HistoryAnswer, Names } from '../../../src/authoring/studio/protocol/requests.ts'
import type { DrawnAnswer } from '../../../src/authoring/studio/protocol/studioPage.ts'
import type {
  ChangesAnswer,
  ChecksAnswer,
  PlacesAnswer,
} from '../../../src/authoring/studio/protocol/viewAnswers.ts'
import type { Command } from '../../../src/content/commands/Command.ts'
import { table as categories } from '../../../src/content/lint/rules/pages/categories.table.ts'
import { standardPageKit } from '../../../src/kits/standard/pageKit.ts'
import { buildSite } from '../../../src/site/build/buildSite.ts'
import { withTexts } from '../../support/lintTexts.ts'
import { littleSite } from '../../support/littleSite.ts'
import { clear, littleFolder, type Studio, startStudio, textIn } from '../../support/studio.ts'
import { testEngine } from '../../support/testEngine.ts'

let studio: Studio
let root = ''
beforeEach(async () => {
  root = littleFolder()
  studio = await startStudio(root)
})
afterEach(async () => {
  await studio.stop()
  clear(root)
})

const about = 'pages/about.json'
/** How long the system may take to tell of a saved file. */
const timeout = { timeout: 20_000 }
const set = (pointer: string, value: unknown, file = about) => ({
  kind: 'set',
  file,
  pointer,
  value,
})
const change = async (edits: readonly object[], more: object = {}) => {
  const { hash } = await studio.document(about)
  return studio.tell('change', { label: 'Text of /about', edits, base: { [about]: hash }, ...more })
}

describe('the studio server', () => {
  it('returns a document as lint reads it', async () => {
    const answer = await studio.document('pages/services/repair.json')
    expect(answer).toMatchObject({
      kind: 'page',
      route: '/services/repair',
      text: textIn(root, 'pages/services/repair.json'),
    })
    expect(answer.value).toMatchObject({ title: 'Bicycle repairs' })
  })

  it('lists the dialogs and facts that documents can reference', async () => {
    const { dialogs, facts } = await studio.ask<Names>('names')
    expect(dialogs).toEqual([
      { id: 'booking', title: 'Book a repair', file: 'pages/_dialogs/booking.json' },
    ])
    expect(facts.find(({ name }) => name === 'repair.fee')).toMatchObject({
      text: '£45',
      uses: { count: 1, routes: ['/services/repair'] },
    })
  })

  it('lists the anchors of a page and those that match a search elsewhere', async () => {
    const own = await studio.ask<PlacesAnswer>('places?route=/about')
    expect(own).toMatchObject([
      {
        route: '/about',
        places: [{ id: expect.any(String) }, { id: 'who-we-are', heading: 'Who we are' }],
      },
    ])
    expect(await studio.ask<PlacesAnswer>('places?route=/&words=who+we')).toContainEqual({
      route: '/about',
      places: [{ id: 'who-we-are', heading: 'Who we are' }],
    })
  })

  it('returns the content checks and whether each page passes', async () => {
    const path = 'pages/_checks/workshop.json'
    const asked = [
      { name: 'the fee', says: ['{{repair.fee}}'] },
      { name: 'the weather', says: ['rain'] },
    ]
    mkdirSync(join(root, 'pages/_checks'))
    writeFileSync(
      join(root, path),
      JSON.stringify({
        $schema: '../../schema/checks.schema.json',
        pages: { '/services/repair': asked },
      }),
    )
    studio.workspace.refresh()
    expect(await studio.ask<ChecksAnswer>('checks')).toEqual({
      asked: [
        { file: path, of: '/services/repair', name: 'the fee', missed: [] },
        {
          file: path,
          of: '/services/repair',
          name: 'the weather',
          missed: [
            {
              code: 'pageLacks',
              data: {
                path: 'pages/services/repair.json',
                lacks: 'says',
                name: 'the weather',
                asking: { file: path, line: 1 },
              },
            },
            {
              code: 'restoreOrChangeCheck',
              data: { restore: { code: 'restoreTexts', data: { texts: ['rain'] } } },
            },
          ],
        },
      ],
    })
    await change([set('/title', 'Our {{no.such}}')])
    expect(await studio.ask<ChecksAnswer>('checks')).toEqual({
      why: 'Pages are compared once no errors are found in the site.',
    })
    // At once: what documents together have amiss is looked at some moments after a change, and who asks now is not told again.
    await change([
      set('/title', 'Our {{repair.fee}}'),
      set('/blocks/0/actions', [{ label: 'Away', href: '/no-such' }]),
    ])
    expect(await studio.ask<ChecksAnswer>('checks')).toHaveProperty('why')
    await change([{ kind: 'remove', file: about, pointer: '/blocks/0/actions' }])
    expect(await studio.ask<ChecksAnswer>('checks')).toHaveProperty('asked')
  })

  it('writes a change with the file’s own formatting and renders it', async () => {
    const before = textIn(root, about)
    const done = await change([set('/blocks/0/heading', 'Three generations of grease')])
    expect(done).toMatchObject({ done: true, step: { label: 'Text of /about', files: [about] } })
    expect(textIn(root, about)).toBe(before.replace('Two generations', 'Three generations'))
    const drawn = await studio.ask<DrawnAnswer>('drawn?route=/about')
    expect(drawn).toMatchObject({
      file: about,
      status: 200,
      html: expect.stringContaining('Three generations of grease'),
    })
    expect(await (await fetch(`${studio.site}/about`)).text()).toContain(
      'Three generations of grease',
    )
  })

  it('preloads the shared script for a framed page but not for a standalone page', async () => {
    const [framed, alone] = await Promise.all(
      ['iframe', 'document'].map((as) =>
        fetch(`${studio.site}/about`, { headers: { 'sec-fetch-dest': as } }),
      ),
    )
    expect(framed?.headers.get('link')).toBe('</~assets/assets/shared.js>; rel=modulepreload')
    expect(await framed?.text()).not.toContain('shared.js')
    expect(alone?.headers.get('link')).toBeNull()
  })

  it('returns the rendered page with a change but not when nothing changes', async () => {
    const { hash } = await studio.document(about)
    const asked = {
      label: '',
      edits: [set('/blocks/0/heading', 'Four generations of grease')],
      base: { [about]: hash },
    }
    const done = await studio.tell('change?route=/about', asked)
    expect(done).toMatchObject({
      done: true,
      drawn: await studio.ask<DrawnAnswer>('drawn?route=/about'),
    })
    expect(done).toMatchObject({
      drawn: { html: expect.stringContaining('Four generations of grease') },
    })
    expect(await studio.tell('undo?route=/about&as-of=2027-04-01', {})).toMatchObject({
      drawn: { asOf: '2027-04-01', route: '/about' },
    })
    expect(await studio.tell('undo?route=/about', {})).toEqual({
      done: false,
      why: expect.any(String),
    })
    expect(await studio.tell('redo', {})).not.toHaveProperty('drawn')
  })

  it('runs a command and describes its effect in a dry run', async () => {
    const request = {
      command: { kind: 'removeEntry', at: { file: about, pointer: '/blocks/1' } },
      seen: { [about]: { hash: (await studio.document(about)).hash, edits: [] } },
    }
    const before = textIn(root, about)
    expect(await studio.tell('operation', { ...request, tries: true })).toMatchObject({
      done: true,
      messages: [expect.stringContaining('Who we are')],
    })
    expect(textIn(root, about)).toBe(before)
    expect(await studio.tell('operation', { ...request, tries: false })).toMatchObject({
      done: true,
    })
    expect(textIn(root, about)).not.toContain('Who we are')
    expect(await studio.tell('operation', { ...request, tries: false })).toMatchObject({
      done: false,
      why: expect.stringContaining('Nothing was changed.'),
    })
    expect(
      await studio.tell('operation', {
        command: {
          kind: 'rename',
          from: { kind: 'page', name: '/about' },
          to: { kind: 'page', name: '/who' },
        },
        tries: false,
      }),
    ).toMatchObject({ done: true })
    expect(textIn(root, 'pages/_site.json')).toContain('"/who"')
    expect(
      await studio.tell('operation', {
        command: { kind: 'newPage', route: '/prices', template: 'plain' },
        tries: false,
      }),
    ).toMatchObject({ done: true })
    expect(textIn(root, 'pages/prices.json')).toContain('"draft": true')
  })

  it('dates a new article with the office’s current day', async () => {
    await studio.stop()
    const settings = textIn(root, 'pages/_site.json').replace('Europe/London', 'Asia/Kolkata')
    writeFileSync(join(root, 'pages/_site.json'), settings)
    studio = await startStudio(root, { now: () => new Date('2026-01-14T20:00:00Z') })
    const done = await studio.tell('operation', {
      command: { kind: 'newPage', route: '/notes', template: 'article' },
      tries: false,
    })
    expect(done).toMatchObject({ done: true })
    expect(textIn(root, 'pages/notes.json')).toContain('"date": "2026-01-15"')
  })

  it('describes a new page by titles: its draft state, listing page and source', async () => {
    const told = async (options: object) => {
      const done = await studio.tell('operation', {
        command: { kind: 'newPage', route: '/prices', title: 'Our prices', ...options },
        tries: true,
      })
      return done.done ? done.messages.slice(0, 2) : done.why
    }
    expect(await told({ template: 'plain', linkFrom: '/' })).toEqual([
      '“Our prices” is a draft: nobody sees it until you say that it is ready.',
      '“Bicycle repairs in Leeds” lists it once it is ready.',
    ])
    expect(await told({ like: '/about', linkFrom: '/' })).toEqual([
      'Your draft is made: “Our prices”, a copy of “About the workshop”, at /prices.',
      'Nobody sees it yet; “Bicycle repairs in Leeds” lists it once it is ready.',
    ])
    expect((await told({ like: '/about' }))[1]).toBe('Nobody sees it yet.')
    expect(await told({ route: '/about', template: 'plain' })).toBe(
      '/about is there already. Nothing was changed.',
    )
  })

  it('leaves out excluded blocks when it copies a page', async () => {
    const blocksOf = (path: string) =>
      (JSON.parse(textIn(root, path)) as { blocks: { type: string }[] }).blocks.map(
        ({ type }) => type,
      )
    const [first, ...others] = blocksOf('pages/services/repair.json')
    const options = { like: '/services/repair', title: 'Wheels', without: [1] }
    expect(
      await studio.tell('operation', {
        command: { kind: 'newPage', route: '/services/wheels', ...options },
        tries: false,
      }),
    ).toMatchObject({ done: true })
    expect(blocksOf('pages/services/wheels.json')).toEqual([first, ...others.slice(1)])
    const none = { ...options, title: 'Tyres', without: [99] }
    expect(
      await studio.tell('operation', {
        command: { kind: 'newPage', route: '/services/tyres', ...none },
        tries: false,
      }),
    ).toMatchObject({ done: false })
  })

  it('applies a quick fix that lint offers', async () => {
    writeFileSync(
      join(root, about),
      textIn(root, about).replace('"heading": "Who', '"haeding": "Who'),
    )
    studio.workspace.refresh()
    const finding = studio.workspace
      .live()
      .findings.find((one) => withTexts(one).message.includes('haeding'))
    expect(
      await studio.tell('answer', {
        finding: finding?.id,
        at: { file: finding?.file, pointer: finding?.pointer, code: finding?.code },
        answer: 0,
      }),
    ).toMatchObject({
      done: true,
    })
    expect(textIn(root, about)).toContain('"heading": "Who')
  })

  it('applies a quick fix after earlier text in the document changes', async () => {
    const { rejects } = categories
    for (const { path, text } of littleSite(rejects['a category misspelt']?.edits ?? []).files)
      writeFileSync(join(root, path), text)
    studio.workspace.refresh()
    const {
      id: finding,
      pointer,
      code,
    } = studio.workspace.live().findings.find(({ rule }) => rule === 'categories') ?? {}
    await change([set('/title', 'About the workshop in the old mill')])
    expect(
      await studio.tell('answer', { finding, at: { file: about, pointer, code }, answer: 0 }),
    ).toMatchObject({ done: true })
    expect(JSON.parse(textIn(root, about))).toMatchObject({
      title: 'About the workshop in the old mill',
      article: { category: 'Repairs' },
    })
  })

  it('undoes and redoes changes, also after a restart', async () => {
    const before = textIn(root, about)
    await change([set('/title', 'About us')])
    await studio.tell('operation', {
      command: {
        kind: 'rename',
        from: { kind: 'page', name: '/about' },
        to: { kind: 'page', name: '/who' },
      },
      tries: false,
    })
    await studio.stop()
    studio = await startStudio(root)
    const history = await studio.ask<HistoryAnswer>('history')
    expect(history).toMatchObject({
      canUndo: true,
      canRedo: false,
      steps: [{ label: expect.stringContaining('/who') }, { label: 'Text of /about' }],
    })
    await studio.tell('undo', {})
    await studio.tell('undo', {})
    expect(textIn(root, about)).toBe(before)
    expect(await studio.tell('undo', {})).toEqual({
      done: false,
      why: 'There is nothing left to take back. Nothing was changed.',
    })
    await studio.tell('redo', {})
    await studio.tell('redo', {})
    expect(textIn(root, 'pages/who.json')).toContain('About us')
  })

  it('undoes the last change of the requesting window and names later changes that block it', async () => {
    let count = 0
    const by = (window: string) => {
      count += 1
      return { id: `${count}@${window}` }
    }
    const repair = 'pages/services/repair.json'
    const write = async (window: string, file: string, pointer: string, value: string) => {
      const { hash } = await studio.document(file)
      await studio.tell('change', {
        label: `${window} wrote “${value}”`,
        edits: [set(pointer, value, file)],
        base: { [file]: hash },
        typing: 'title',
        ...by(window),
      })
    }
    const turn = (way: 'undo' | 'redo', window: string) => studio.tell(way, by(window))
    const before = textIn(root, about)
    await write('office.1', about, '/title', 'About us')
    await write('phone.1', repair, '/title', 'Mending')
    await write(
      'phone.1',
      about,
      '/description',
      'Who mends here, and since when they have done so.',
    )
    expect(await studio.ask<HistoryAnswer>('history?by=office.1')).toMatchObject({
      canUndo: true,
      steps: [{ isOthers: true }, { isOthers: true }, { isOthers: false }],
    })
    expect(await turn('undo', 'office.1')).toMatchObject({
      done: true,
      messages: ['Taken back: office.1 wrote “About us”'],
    })
    expect([textIn(root, repair), textIn(root, about)]).toEqual([
      expect.stringContaining('Mending'),
      expect.stringContaining('Who mends here'),
    ])
    expect(await turn('undo', 'office.1')).toEqual({
      done: false,
      why: 'There is nothing of yours left to take back. What was done elsewhere is taken back in History. Nothing was changed.',
    })
    expect(await turn('redo', 'office.1')).toMatchObject({
      done: true,
      messages: ['Made again: office.1 wrote “About us”'],
    })
    await turn('undo', 'phone.1')
    expect(textIn(root, about)).toBe(before.replace('About the workshop', 'About us'))
    await write('phone.2', about, '/title', 'Who we are')
    expect(await turn('undo', 'office.1')).toEqual({
      done: false,
      why: 'The same words of /about were changed again since (phone.2 wrote “Who we are”): take that back first. Nothing was changed.',
    })
    expect(await turn('undo', 'office.2')).toMatchObject({ done: false }) // another window of that browser, which has done nothing
    await turn('undo', 'phone.2')
    await turn('undo', 'phone.3')
    expect(textIn(root, repair)).not.toContain('Mending')
    await turn('undo', 'office.2')
    expect(textIn(root, about)).toBe(before)
  })
})

it('an insertion can’t be undone by its step until later changes to the block are undone', async () => {
  const table = {
    type: 'table',
    columns: [{ heading: 'TODO: Heading' }, { heading: 'TODO: Heading' }],
    rows: [['–', '–']],
  }
  const done = await change(
    [{ kind: 'insert', file: about, pointer: '/blocks/1', values: [table] }],
    { label: 'Put in Table' },
  )
  const put = 'step' in done ? done.step : undefined
  const filled = {
    type: 'table',
    heading: 'Licences',
    columns: [{ heading: 'Who' }, { heading: 'How long' }],
    rows: [
      ['Dealer', '1 year'],
      ['Maker', '2 years'],
    ],
  }
  await change([{ kind: 'set', file: about, pointer: '/blocks/1', value: filled }], {
    label: 'Wrote the table',
  })
  await change(
    [
      {
        kind: 'set',
        file: about,
        pointer: '/description',
        value: 'What the licences are, and for how long.',
      },
    ],
    { label: 'Wrote the description' },
  )
  const text = textIn(root, about)
  expect(await studio.tell('undo', { step: put?.id })).toEqual({
    done: false,
    why: 'What “Put in Table” did was changed again since (Wrote the table): take that back first. Nothing was changed.',
  })
  expect(textIn(root, about)).toBe(text)
  expect(await studio.tell('undo', {})).toMatchObject({
    done: true,
    messages: ['Taken back: Wrote the description'],
  })
  expect(await studio.tell('undo', {})).toMatchObject({
    done: true,
    messages: ['Taken back: Wrote the table'],
  })
  expect(await studio.tell('undo', { step: put?.id })).toMatchObject({
    done: true,
    messages: ['Taken back: Put in Table'],
  })
})

it('undoing a revert is reported as redoing the reverted change', async () => {
  await studio.ask('changes') // differences are counted from here on
  await change([{ kind: 'set', file: about, pointer: '/description', value: 'Who mends here.' }])
  const { files } = await studio.ask<ChangesAnswer>('changes')
  const key = files.find(({ file }) => file === about)?.changes[0]?.key
  const undone = await studio.tell('take-back', { key })
  const [line = ''] = undone.done ? undone.messages : []
  expect(line).toMatch(/^Taken back: \S/)
  expect(await studio.tell('undo', {})).toMatchObject({
    done: true,
    messages: [line.replace('Taken back', 'Made again')],
  })
  expect(await studio.tell('redo', {})).toMatchObject({ done: true, messages: [line] })
})

describe('a command on an entry that the author saw earlier', () => {
  const titles = () =>
    (
      JSON.parse(textIn(root, about)) as { blocks: { heading?: string; text?: string }[] }
    ).blocks.map(({ heading, text }) => heading ?? text)
  const at = (pointer: string) => ({ file: about, pointer })
  /** Does something to what somebody saw who has not seen since what the file says. */
  const asSeen = async () => {
    const { hash } = await studio.document(about)
    return (command: Command, edits: readonly object[] = []) =>
      studio.tell('operation', {
        command,
        tries: false,
        seen: { [about]: { hash, edits } },
      })
  }
  beforeEach(async () => {
    const blocks = ['One', 'Two', 'Three'].map((heading) => ({
      type: 'prose',
      heading,
      paragraphs: [`Of ${heading}.`],
    }))
    await change([{ kind: 'insert', file: about, pointer: '/blocks/1', values: blocks }])
  })

  it('finds the entry at its new position', async () => {
    const [first, ...all] = titles()
    expect(all.slice(0, 3)).toEqual(['One', 'Two', 'Three'])
    const operate = await asSeen()
    expect(
      await operate({
        kind: 'moveEntryTo',
        at: at('/blocks/3'),
        position: { before: at('/blocks/1') },
      }),
    ).toMatchObject({
      done: true,
      at: at('/blocks/1'),
    })
    expect(await operate({ kind: 'removeEntry', at: at('/blocks/1') })).toMatchObject({
      done: true,
    })
    expect(titles().slice(0, 3)).toEqual([first, 'Three', 'Two'])
    expect(await operate({ kind: 'copyEntry', at: at('/blocks/2') })).toMatchObject({
      done: true,
      at: at('/blocks/3'),
    })
    expect(
      await operate({
        kind: 'insertEntry',
        position: { before: at('/blocks/3') },
        value: { type: 'prose' },
      }),
    ).toMatchObject({
      at: at('/blocks/1'),
    })
    expect(titles().slice(2, 5)).toEqual(['Three', 'Two', 'Two'])
  })

  it('moves the entry by one from its new position each time', async () => {
    const operate = await asSeen()
    await operate({ kind: 'moveEntry', at: at('/blocks/3'), by: -1 })
    expect(await operate({ kind: 'moveEntry', at: at('/blocks/3'), by: -1 })).toMatchObject({
      done: true,
      at: at('/blocks/1'),
    })
    expect(titles().slice(1, 4)).toEqual(['Three', 'One', 'Two'])
    expect(await operate({ kind: 'moveEntry', at: at('/blocks/3'), by: 1 })).toMatchObject({
      at: at('/blocks/2'),
    })
  })

  it('takes into account what the author has edited since', async () => {
    const operate = await asSeen()
    const edits = [
      { kind: 'move', file: about, pointer: '/blocks/3', to: '/blocks/1' },
      { kind: 'set', file: about, pointer: '/blocks/1/heading', value: 'III' },
    ]
    await change(edits)
    expect(await operate({ kind: 'removeEntry', at: at('/blocks/1') }, edits)).toMatchObject({
      done: true,
    })
    expect(titles().slice(1, 3)).toEqual(['One', 'Two'])
  })

  it('fails without a change if the entry no longer exists', async () => {
    const operate = await asSeen()
    await operate({ kind: 'removeEntry', at: at('/blocks/2') })
    const before = textIn(root, about)
    const why =
      'What this was to be done to is not there any more: it was changed or removed meanwhile. Nothing was changed.'
    expect(await operate({ kind: 'removeEntry', at: at('/blocks/2') })).toEqual({
      done: false,
      why,
    })
    const unknown = await studio.tell('operation', {
      command: { kind: 'removeEntry', at: at('/blocks/1') },
      tries: false,
    })
    expect(unknown).toMatchObject({
      done: false,
      why: expect.stringContaining('Look at it as it is now'),
    })
    expect(textIn(root, about)).toBe(before)
  })

  it('applies a quick fix to the block of its finding after the block moves', async () => {
    const told = new Set<number>()
    const end = studio.workspace.onChange(() => told.add(studio.workspace.version()))
    await change(['/blocks/1', '/blocks/2'].map((block) => set(`${block}/haeding`, 'Slip')))
    const version = studio.workspace.version()
    await vi.waitFor(() => expect(told).toContain(version), timeout) // nobody answers what was not told
    end()
    const finding = studio.workspace
      .live()
      .findings.find(
        (one) => one.pointer.startsWith('/blocks/2') && withTexts(one).message.includes('haeding'),
      )
    await change([{ kind: 'move', file: about, pointer: '/blocks/2', to: '/blocks/1' }])
    const done = await studio.tell('answer', {
      finding: finding?.id,
      at: { file: finding?.file, pointer: finding?.pointer, code: finding?.code },
      answer: 0,
    })
    const slips = (JSON.parse(textIn(root, about)) as { blocks: object[] }).blocks.map(
      (block) => 'haeding' in block,
    )
    expect([done.done, ...slips.slice(1, 3)]).toEqual([true, false, true])
  })
})

describe('the studio’s own files', () => {
  it('are cached by browsers, but pages and unknown files are not', async () => {
    const kept = async (path: string) =>
      (await fetch(studio.studio + path)).headers.get('cache-control')
    expect([
      await kept('/~assets/assets/main.js'),
      await kept('/~assets/assets/other.js'),
      await kept('/~/about'),
    ]).toEqual(['private, max-age=31536000, immutable', 'no-store', 'no-store'])
  })
})

describe('a workspace notification', () => {
  it('is sent once per change and not without a change', async () => {
    const told = new Set<number>()
    const end = studio.workspace.onChange(() => told.add(studio.workspace.version()))
    await change([set('/title', 'One')])
    studio.workspace.refresh() // as the watcher does
    expect(told.size).toBe(1)
    writeFileSync(join(root, about), textIn(root, about).replace('"One"', '"Two"'))
    studio.workspace.refresh()
    studio.workspace.refresh()
    expect(told.size).toBe(2)
    studio.workspace.take({ problem: 'A block can’t be read.' })
    expect(told.size).toBe(3)
    end()
  })

  it('is sent first with the document’s own findings, then with those of the whole site', async () => {
    const found = () => studio.workspace.live().findings.map(({ file, rule }) => `${file} ${rule}`)
    const told: string[][] = []
    const end = studio.workspace.onChange(() => void told.push(found()))
    expect(
      await change([
        set('/title', 'Our {{no.such}}'),
        set('/blocks/0/actions', [{ label: 'Prices', href: '/prices' }]),
      ]),
    ).toMatchObject({ done: true })
    await vi.waitFor(() => expect(told.length).toBe(2), timeout)
    expect(told[0]).toEqual([`${about} facts`])
    expect(told[1]?.toSorted()).toEqual([`${about} facts`, `${about} links`])
    end()
  })

  it('follows a save in a text editor as it does a save in the studio', async () => {
    writeFileSync(
      join(root, about),
      textIn(root, about).replace('Two generations', 'Nine generations'),
    )
    await vi.waitFor(
      async () =>
        expect(
          (await studio.ask<DrawnAnswer>('drawn?route=/about')).html.includes('Nine generations'),
        ).toBe(true),
      timeout,
    )
    expect(studio.workspace.live().findings).toEqual([])
  })
})

describe('the build of a site edited in the studio', () => {
  const built = async (of: string, out: string): Promise<string> => {
    await buildSite({
      kit: standardPageKit,
      root: of,
      engine: testEngine,
      out,
      env: {},
      asOf: '2026-11-22',
      quality: 1,
    })
    return out
  }
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    )

  it('is identical to a build of its documents and contains no studio markers', async () => {
    await fetch(`${studio.site}/about`)
    await change([set('/blocks/0/heading', 'Three generations of grease')])
    expect(
      await studio.tell('operation', {
        command: { kind: 'copyEntry', at: { file: about, pointer: '/blocks/0' } },
        seen: { [about]: { hash: (await studio.document(about)).hash, edits: [] } },
        tries: false,
      }),
    ).toMatchObject({ done: true })
    await studio.tell('undo', {})
    const alone = littleFolder()
    cpSync(join(root, 'pages'), join(alone, 'pages'), { recursive: true })
    const written = await built(root, join(root, 'dist'))
    expect(bytesApart(written, await built(alone, join(alone, 'dist')))).toMatchObject({ bytes: 0 })
    expect(textIn(root, 'dist/about.html')).toContain('Three generations of grease')
    const own = filesIn(written).filter((path) =>
      /data-block=|<!--|[~]studio|data-studio|studio-overlay|X-Studio/.test(
        readFileSync(path, 'utf8'),
      ),
    )
    expect(own).toEqual([])
    clear(alone)
  })
})
