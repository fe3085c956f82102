import { afterEach, beforeEach, expect, it } from 'vitest'
import type {
  ChangesAnswer,
  ShownChange,
} from '../../../src/authoring/studio/protocol/viewAnswers.ts'
import { changeText } from '../../../src/content/changes/messages/changeMessages.ts'
import { clear, littleFolder, type Studio, startStudio, textIn } from '../../support/studio.ts'

let studio: Studio
let root = ''
beforeEach(async () => {
  root = littleFolder()
  studio = await startStudio(root)
  await studio.ask('changes') // what it tells from is kept from here on
})
afterEach(async () => {
  await studio.stop()
  clear(root)
})

const copy = async (to: string) =>
  studio.tell('operation', {
    command: { kind: 'newPage', route: to, like: '/services/repair', title: 'Wheels' },
    tries: false,
  })
const set = async (file: string, pointer: string, value: unknown) => {
  const { hash } = await studio.document(file)
  return studio.tell('change', {
    label: 'Text',
    edits: [{ kind: 'set', file, pointer, value }],
    base: { [file]: hash },
  })
}
const changesOf = async (file: string): Promise<readonly ShownChange[]> => {
  const { files } = await studio.ask<ChangesAnswer>('changes')
  return files.find((one) => one.file === file)?.changes ?? []
}
const sentences = async (file: string) =>
  (await changesOf(file)).map(({ message }) => changeText(message))

it('the list of changes shows each edit of a new page, and each can be reverted', async () => {
  const file = 'pages/services/wheels.json'
  await copy('/services/wheels')
  const begun = textIn(root, file)
  const [whole, ...rest] = await changesOf(file)
  expect([whole && changeText(whole.message), whole?.isBegun, whole?.lines, rest]).toEqual([
    'New page “Wheels” at /services/wheels; a draft: visitors do not find it yet',
    true,
    [], // what was copied is not told as if it had been written
    [],
  ])

  await set(
    file,
    '/description',
    'Wheels trued, hubs cleaned and spokes replaced, with the price of each written down before anybody begins.',
  )
  await set(file, '/blocks/0/heading', 'Wheels and hubs')
  const told = await changesOf(file)
  expect(told.map(({ pointer }) => pointer)).toEqual(['', '/description', '/blocks/0/heading'])
  expect(told[0]?.key).toBe(whole?.key) // the line stays where it is in the list, whatever is written and taken back below it

  expect(await studio.tell('take-back', { key: told[1]?.key })).toMatchObject({ done: true })
  expect((await changesOf(file)).map(({ pointer }) => pointer)).toEqual(['', '/blocks/0/heading'])
  expect(await studio.tell('take-back', { key: (await changesOf(file))[1]?.key })).toMatchObject({
    done: true,
  })
  expect(textIn(root, file)).toBe(begun)
})

it('the list of changes survives a page rename and is empty after a full revert', async () => {
  await copy('/services/wheels')
  await set('pages/services/wheels.json', '/blocks/0/heading', 'Wheels and hubs')
  await studio.tell('operation', {
    command: {
      kind: 'rename',
      from: { kind: 'page', name: '/services/wheels' },
      to: { kind: 'page', name: '/wheels' },
    },
    tries: false,
  })
  const file = 'pages/wheels.json'
  const told = await changesOf(file)
  expect(told.map(({ pointer }) => pointer)).toEqual(['', '/blocks/0/heading'])
  expect(await studio.tell('take-back', { key: told[0]?.key })).toMatchObject({ done: true })
  expect(await sentences(file)).toEqual([])
})

it('the list of changes leaves out a removed block that contained only placeholder text', async () => {
  const file = 'pages/services/spokes.json'
  await studio.tell('operation', {
    command: { kind: 'newPage', route: '/services/spokes', title: 'Spokes' },
    tries: false,
  })
  const { blocks } = JSON.parse(textIn(root, file)) as { blocks: { type: string }[] }
  const index = blocks.findIndex(({ type }) => type === 'prose')
  expect(index).toBeGreaterThan(0)
  const { hash } = await studio.document(file)
  const edits = [{ kind: 'remove', file, pointer: `/blocks/${index}` }]
  expect(
    await studio.tell('change', { label: 'Remove', edits, base: { [file]: hash } }),
  ).toMatchObject({ done: true })
  await set(file, '/blocks/0/heading', 'Spokes, trued')
  expect((await changesOf(file)).map(({ pointer }) => pointer)).toEqual(['', '/blocks/0/heading'])
})
