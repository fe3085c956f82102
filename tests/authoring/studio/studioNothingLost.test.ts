import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Done, HistoryAnswer } from '../../../src/authoring/studio/protocol/requests.ts'
import { clear, littleFolder, type Studio, startStudio, textIn } from '../../support/studio.ts'

/** What the disk refuses: the kind of call, from how many on, and with which fault. */
const trouble = vi.hoisted(() => ({ code: '', after: 0, path: /$^/, calls: 0 }))

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const refusing =
    <Args extends unknown[], Result>(call: (...args: Args) => Result) =>
    (...args: Args): Result => {
      if (
        trouble.code !== '' &&
        args.some((arg) => typeof arg === 'string' && trouble.path.test(arg))
      ) {
        trouble.calls += 1
        if (trouble.calls > trouble.after)
          throw Object.assign(new Error(`${trouble.code}: the disk refuses`), {
            code: trouble.code,
          })
      }
      return call(...args)
    }
  const { writeFileSync, renameSync, rmSync, mkdirSync, accessSync, copyFileSync, rmdirSync } = real
  const calls = { writeFileSync, renameSync, rmSync, mkdirSync, copyFileSync, rmdirSync }
  const faulty = Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      refusing(call as (...args: unknown[]) => unknown),
    ]),
  ) // each keeps its own arguments
  const access = (path: string, mode?: number) => {
    if (mode === real.constants.W_OK && trouble.code === 'EACCES' && trouble.path.test(path))
      throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
    accessSync(path, mode)
  }
  return { ...real, ...faulty, accessSync: access }
})

const refuse = (code: string, path: RegExp, after = 0) =>
  Object.assign(trouble, { code, path, after, calls: 0 })
const mend = () => Object.assign(trouble, { code: '', path: /$^/, after: 0, calls: 0 })

let studio: Studio
let root = ''
beforeEach(async () => {
  mend()
  root = littleFolder()
  studio = await startStudio(root)
})
afterEach(async () => {
  mend()
  await studio.stop()
  clear(root)
})

const about = 'pages/about.json'
const home = 'pages/index.json'
type Edit = {
  readonly kind: string
  readonly file: string
  readonly pointer: string
  readonly [more: string]: unknown
}
const set = (pointer: string, value: unknown, file = about): Edit => ({
  kind: 'set',
  file,
  pointer,
  value,
})
/** A change that was made of what the file says now, to be sent whenever. */
const changeOf = async (edits: readonly Edit[], more: object = {}) => {
  const files = [...new Set(edits.map(({ file }) => file))]
  const base = Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, (await studio.document(file)).hash] as const),
    ),
  )
  return { label: 'What was written', edits, base, ...more }
}
const change = async (edits: readonly Edit[], more: object = {}) =>
  studio.tell('change', await changeOf(edits, more))
/** Another program writes a file. */
const byHand = (file: string, from: string, to: string) =>
  writeFileSync(join(root, file), textIn(root, file).replace(from, to))
const steps = async () => (await studio.ask<HistoryAnswer>('history')).steps

describe('concurrent edits of one page', () => {
  it('merge when they change different things and keep the file’s formatting', async () => {
    const mine = await changeOf([set('/blocks/1/heading', 'Who works here')])
    byHand(about, '"title": "About the workshop",', '"title":   "The workshop",')
    expect(await studio.tell('change', mine)).toMatchObject({ done: true })
    expect(textIn(root, about)).toContain('"title":   "The workshop",')
    expect(textIn(root, about)).toContain('"heading": "Who works here"')
  })

  it('find their block after other blocks are inserted before it', async () => {
    const mine = await changeOf([set('/blocks/1/heading', 'Who works here')])
    await change([
      {
        kind: 'insert',
        file: about,
        pointer: '/blocks/0',
        values: [{ type: 'prose', heading: 'New', paragraphs: ['First of all.'] }],
      },
    ])
    expect(await studio.tell('change', mine)).toMatchObject({ done: true })
    expect((await studio.document(about)).value).toMatchObject({
      blocks: [{ heading: 'New' }, { type: 'hero' }, { heading: 'Who works here' }],
    })
  })

  it('return a conflict with both versions of one text and write nothing', async () => {
    const mine = await changeOf([set('/blocks/1/heading', 'Who works here'), set('/title', 'Ours')])
    await change([
      {
        kind: 'insert',
        file: about,
        pointer: '/blocks/0',
        values: [{ type: 'prose', heading: 'New', paragraphs: ['First of all.'] }],
      },
    ])
    byHand(about, '"heading": "Who we are"', '"heading": "The people"')
    const text = textIn(root, about)
    const told = await studio.tell('change', mine)
    const conflict = {
      file: about,
      pointer: '/blocks/2/heading',
      before: 'Who we are',
      ours: 'Who works here',
      theirs: 'The people',
      ourValue: 'Who works here',
    }
    expect(told).toEqual({
      done: false,
      why: 'Somebody else has changed the same words meanwhile. Choose which of them stay.',
      conflicts: [conflict],
    })
    expect(textIn(root, about)).toBe(text)
    await change([set(conflict.pointer, conflict.ourValue)])
    expect(textIn(root, about)).toContain('Who works here')
  })

  it('from one window merge when typing continues during an undo and the last text wins', async () => {
    let count = 0
    const by = (window: string) => {
      count += 1
      return { id: `${count}@${window}` }
    }
    await change(
      [set('/title', 'The workshop'), set('/blocks/1/heading', 'Who works here')],
      by('chrome.one'),
    )
    const mine = await changeOf([set('/title', 'Our workshop')], by('chrome.one'))
    const others = await changeOf([set('/title', 'Their workshop')], by('chrome.two'))
    expect(await studio.tell('undo', by('chrome.one'))).toMatchObject({
      done: true,
      messages: ['Taken back: What was written'],
    })
    expect(await studio.tell('change', others)).toMatchObject({
      done: false,
      conflicts: [{ ours: 'Their workshop', theirs: 'About the workshop' }],
    })
    expect(await studio.tell('change', mine)).toMatchObject({ done: true })
    expect((await studio.document(about)).value).toMatchObject({
      title: 'Our workshop',
      blocks: [{}, { heading: 'Who we are' }],
    })
  })

  it('that are identical cause no conflict', async () => {
    const mine = await changeOf([set('/title', 'The workshop')])
    byHand(about, 'About the workshop', 'The workshop')
    expect(await studio.tell('change', mine)).toMatchObject({ done: true })
  })

  it('are rejected if the document was removed meanwhile', async () => {
    const mine = await changeOf([set('/title', 'The workshop')])
    rmSync(join(root, about))
    expect(await studio.tell('change', mine)).toEqual({
      done: false,
      why: `/about has been removed or given another name meanwhile. Nothing was changed.`,
    })
  })

  it('are rejected while the document isn’t valid JSON and succeed after it is fixed', async () => {
    const mine = await changeOf([set('/title', 'The workshop')])
    byHand(about, '"title": ', '"title" ')
    const text = textIn(root, about)
    expect(await studio.tell('change', mine)).toEqual({
      done: false,
      why: `/about can’t be read at the moment: look at what is found in it, and mend that first. Nothing was changed.`,
    })
    expect(textIn(root, about)).toBe(text)
    byHand(about, '"title" ', '"title": ')
    expect(await studio.tell('change', mine)).toMatchObject({ done: true })
  })

  it('from before a restart merge with the current document', async () => {
    const mine = await changeOf([set('/title', 'The workshop')])
    await change([set('/blocks/0/heading', 'Grease')])
    await studio.stop()
    byHand(about, 'The workshop stands on', 'It stands on')
    studio = await startStudio(root)
    expect(await studio.tell('change', mine)).toMatchObject({ done: true })
    for (const words of ['"The workshop"', 'Grease', 'It stands on'])
      expect(textIn(root, about)).toContain(words)
  })

  it('with an unknown base return conflicts for what differs', async () => {
    const mine = {
      label: 'x',
      edits: [set('/title', 'The workshop'), set('/blocks/0/heading', 'Two generations of grease')],
      base: { [about]: 'x'.repeat(20) },
    }
    expect(await studio.tell('change', mine)).toMatchObject({
      done: false,
      conflicts: [{ pointer: '/title', ours: 'The workshop', theirs: 'About the workshop' }],
    })
  })
})

describe('a request sent twice', () => {
  const insert = {
    kind: 'insert',
    file: about,
    pointer: '/blocks/-',
    values: [{ type: 'prose', heading: 'Once', paragraphs: ['Once only.'] }],
  }
  const count = () => textIn(root, about).split('Once only').length - 1

  it('is applied once', async () => {
    const mine = await changeOf([insert], { id: 'mine' })
    expect(await studio.tell('change', mine)).toEqual(await studio.tell('change', mine))
    expect(count()).toBe(1)
  })

  it('is applied once even after a server restart', async () => {
    const mine = await changeOf([insert], { id: 'mine' })
    const first = await studio.tell('change', mine)
    await studio.stop()
    studio = await startStudio(root)
    expect(await studio.tell('change', mine)).toMatchObject({
      done: true,
      hashes: first.done ? first.hashes : {},
    })
    expect(count()).toBe(1)
  })
})

describe('a failing disk', () => {
  const cases: readonly (readonly [string, string, RegExp, string])[] = [
    ['is full', 'ENOSPC', /\.broadsheet\/next/, 'the disk is full'],
    ['is full for the history', 'ENOSPC', /data\/studio/, 'the disk is full'],
    [
      'has a file that may only be read',
      'EACCES',
      /pages\/(about|index)\.json$/,
      'may not be written',
    ],
    ['may only be read', 'EROFS', /broadsheet-studio/, 'can only be read'],
    ['fails at the last step', 'EIO', /(?<!next\/)pages\/index\.json$/, 'the disk reports a fault'],
  ]

  it.each(cases)(
    '%s: the change is rejected and neither of two files is written',
    async (_what, code, path, words) => {
      const texts = [about, home].map((file) => textIn(root, file))
      const mine = await changeOf([set('/title', 'Ours'), set('/title', 'Our home', home)], {
        id: 'mine',
      })
      refuse(code, path)
      const told = await studio.tell('change', mine)
      expect(told).toMatchObject({ done: false, why: expect.stringContaining(words) })
      mend()
      expect([about, home].map((file) => textIn(root, file))).toEqual(texts)
      expect(existsSync(join(root, '.broadsheet'))).toBe(false)
      expect(await steps()).toEqual([])
      expect(await studio.tell('change', mine)).toMatchObject({ done: true })
      expect(textIn(root, home)).toContain('Our home')
    },
  )

  it('that has lost the site’s folder causes an error and no new folder is created', async () => {
    const mine = await changeOf([set('/title', 'Ours')])
    renameSync(join(root, 'pages'), join(root, 'elsewhere'))
    expect(await studio.tell('change', mine)).toMatchObject({ done: false })
    expect(
      await studio.tell('operation', {
        command: { kind: 'newPage', route: '/prices' },
        tries: false,
      }),
    ).toEqual({
      done: false,
      why: `The folder ${join(root, 'pages')} is gone: look whether the site was moved. Nothing was changed.`,
    })
    expect(existsSync(join(root, 'pages'))).toBe(false)
    renameSync(join(root, 'elsewhere'), join(root, 'pages'))
    expect(await studio.tell('change', mine)).toMatchObject({ done: true })
  })

  it('that has a folder instead of a file causes an error', async () => {
    const mine = await changeOf([set('/title', 'Ours')])
    rmSync(join(root, about))
    mkdirSync(join(root, about))
    expect(await studio.tell('change', mine)).toMatchObject({
      done: false,
      why: expect.stringMatching(/Nothing was changed\.$/),
    })
  })
})

describe('a server killed during a change', () => {
  it('has written all or nothing at any step, and a retry applies the change once', async () => {
    const block = { type: 'prose', heading: 'Once', paragraphs: ['Once only.'] }
    let finished = false
    for (let step = 0; !finished; step += 1) {
      const mine = await changeOf(
        [
          { kind: 'insert', file: about, pointer: '/blocks/-', values: [block] },
          set('/title', `Home ${step}`, home),
        ],
        {
          id: `killed at ${step}`,
        },
      )
      const [before, titleBefore] = [textIn(root, about), textIn(root, home)]
      refuse('EKILLED', /broadsheet-studio/, step) // from this call on the process does nothing any more
      const answer = await studio
        .tell('change', mine)
        .catch((): Done => ({ done: false, why: 'no answer' }))
      finished = answer.done
      mend()
      rmSync(join(root, '.broadsheet/locks'), { recursive: true, force: true }) // a dead process holds none, and this one lives
      await studio.stop()
      studio = await startStudio(root)
      const isWritten = textIn(root, about) !== before
      expect(textIn(root, home) !== titleBefore, `step ${step}`).toBe(isWritten)
      expect(
        (await steps()).some(({ label }) => label === 'What was written'),
        `step ${step}`,
      ).toBe(isWritten)
      expect(await studio.tell('change', mine), `step ${step}`).toMatchObject({ done: true })
      expect(textIn(root, about).split('Once only').length, `step ${step}`).toBe(2)
      expect(textIn(root, home)).toContain(`Home ${step}`)
      await studio.tell('undo', {})
      expect(textIn(root, about), `step ${step}`).toBe(before)
      expect(textIn(root, home), `step ${step}`).toBe(titleBefore)
      rmSync(join(root, 'data'), { recursive: true })
      await studio.stop()
      studio = await startStudio(root)
    }
  })
})

describe('a server killed while the author types', () => {
  it('keeps every keystroke after a retry at any step, and undo restores the original', async () => {
    const before = textIn(root, home)
    let finished = false
    for (let step = 0; !finished; step += 1) {
      for (const title of ['A', 'Ab'])
        await change([set('/title', title, home)], { typing: 'title' })
      const key = await changeOf([set('/title', `Ab${step}`, home)], {
        id: `key killed at ${step}`,
        typing: 'title',
      })
      refuse('EKILLED', /broadsheet-studio/, step)
      const answer = await studio
        .tell('change', key)
        .catch((): Done => ({ done: false, why: 'no answer' }))
      finished = answer.done
      mend()
      rmSync(join(root, '.broadsheet/locks'), { recursive: true, force: true })
      await studio.stop()
      studio = await startStudio(root)
      expect(await studio.tell('change', key), `step ${step}`).toMatchObject({ done: true })
      expect(textIn(root, home), `step ${step}`).toContain(`"title": "Ab${step}"`)
      while ((await studio.tell('undo', {})).done);
      expect(textIn(root, home), `step ${step}`).toBe(before)
      rmSync(join(root, 'data'), { recursive: true })
      await studio.stop()
      studio = await startStudio(root)
    }
  })
})

describe('the history', () => {
  it('groups typing into one step until another change', async () => {
    const before = textIn(root, about)
    for (const title of ['A', 'Ab', 'Abo'])
      await change([set('/title', title)], { typing: 'title' })
    expect(await steps()).toHaveLength(1)
    await change([set('/blocks/0/heading', 'Grease')])
    await change([set('/title', 'About')], { typing: 'title' })
    expect(await steps()).toHaveLength(3)
    for (const _ of [1, 2, 3]) await studio.tell('undo', {})
    expect(textIn(root, about)).toBe(before)
  })

  it('reverts or redoes an older step and keeps later changes', async () => {
    await change([set('/blocks/1/heading', 'Who works here')], { label: 'The first' })
    await change([
      {
        kind: 'insert',
        file: about,
        pointer: '/blocks/0',
        values: [{ type: 'prose', heading: 'New', paragraphs: ['First of all.'] }],
      },
    ])
    byHand(about, 'About the workshop', 'The workshop')
    const first = (await steps()).find(({ label }) => label === 'The first')
    expect(await studio.tell('undo', { step: first?.id })).toMatchObject({
      done: true,
      messages: ['Taken back: The first'],
    })
    expect((await studio.document(about)).value).toMatchObject({
      title: 'The workshop',
      blocks: [{ heading: 'New' }, { type: 'hero' }, { heading: 'Who we are' }],
    })
    expect(await studio.tell('redo', { step: first?.id })).toMatchObject({ done: true })
    expect((await studio.document(about)).value).toMatchObject({
      blocks: [{ heading: 'New' }, { type: 'hero' }, { heading: 'Who works here' }],
    })
  })

  it('explains why a step can’t be undone any more', async () => {
    await change([set('/title', 'One')], { label: 'The first' })
    byHand(about, '"One"', '"Two"')
    expect(await studio.tell('undo', {})).toEqual({
      done: false,
      why: `The same words of /about were changed again since, outside the studio: that stays as it is. Nothing was changed.`,
    })
    await studio.tell('operation', {
      command: { kind: 'remove', target: { kind: 'page', name: '/about' } },
      tries: false,
    })
    expect(
      await studio.tell('undo', {
        step: (await steps()).find(({ label }) => label === 'The first')?.id,
      }),
    ).toMatchObject({
      done: false,
      why: expect.stringContaining(`/about was changed since by somebody else`),
    })
    expect(await studio.tell('undo', {})).toMatchObject({ done: true })
    expect(textIn(root, about)).toContain('"Two"')
  })

  it('restores a removed page but never overwrites a new one at its path', async () => {
    await studio.tell('operation', {
      command: { kind: 'remove', target: { kind: 'page', name: '/about' } },
      tries: false,
    })
    writeFileSync(join(root, about), '{}')
    expect(await studio.tell('undo', {})).toMatchObject({ done: false })
    expect(textIn(root, about)).toBe('{}')
    rmSync(join(root, about))
    expect(await studio.tell('undo', {})).toMatchObject({ done: true })
    expect(textIn(root, about)).toContain('About the workshop')
  })

  it('is discarded when its file was tampered with, and the studio still works', async () => {
    await change([set('/title', 'One')])
    await studio.stop()
    writeFileSync(
      join(root, 'data/studio/history.json'),
      '{"steps":[{"id":"x","label":"x","at":"x","isUndone":false,"requests":[],"files":[{"path":"../x","before":null,"after":null}]}]}',
    )
    studio = await startStudio(root)
    expect(await steps()).toEqual([])
    expect(await change([set('/title', 'Two')])).toMatchObject({ done: true })
  })
})
