import { expect, test } from 'vitest'
import { lint } from '../../../../tests/support/lintTexts.ts'
import { littleSite, today } from '../../../../tests/support/littleSite.ts'
import { pick, randomOf } from '../../../../tests/support/random.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { memoryCache } from '../cache/memoryCache.ts'
import type { KnownFile } from '../types/file.ts'
import type { Edit } from '../types/rule.ts'
import { likeParagraphs } from './likeParagraphs.ts'
import { seenBefore } from './seenBefore.ts'
import { shinglesOf, sketchOf } from './shingles.ts'
import { writeSketches } from './sketches.ts'

const fileOf = (texts: readonly string[], number: number): KnownFile =>
  ({
    path: `pages/${number}.json`,
    summary: { paragraphs: writeSketches(texts.map(sketchOf)) },
    paragraphs: texts.map((text, index) => [`/${index}`, writeSketches([shinglesOf(text)])]),
  }) as unknown as KnownFile // all that is asked of it

const vocabulary = Array.from({ length: 400 }, (_, index) => `word${index}`)
const wordsOf = (count: number, random: () => number) =>
  Array.from({ length: count }, () => pick(vocabulary, random) ?? '')

/** Documents of paragraphs, many of which come from the same few with some of their words changed. */
const randomSite = (count: number, random: () => number): string[][] => {
  const patterns = Array.from({ length: Math.ceil(count / 4) }, () =>
    wordsOf(14 + Math.floor(random() * 30), random),
  )
  const paragraph = () => {
    const share = random() * 0.15
    return (pick(patterns, random) ?? [])
      .map((word) => (random() < share ? pick(vocabulary, random) : word))
      .join(' ')
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: Math.floor(random() * 4) }, paragraph),
  )
}

/** Each with all before it: of those with two of their six smallest shingles in common, the first that is most like it. */
const reference = (site: readonly (readonly string[])[]): string[] => {
  const all = site.flatMap((texts, document) =>
    texts.map((text, index) => ({
      name: `${document}/${index}`,
      sketch: sketchOf(text),
      shingles: shinglesOf(text),
    })),
  )
  return all.flatMap((own, at) => {
    const alike = all.slice(0, at).flatMap((other) => {
      const common = own.shingles.filter((shingle) => other.shingles.includes(shingle)).length
      const share = common / (own.shingles.length + other.shingles.length - common)
      return share >= 0.5 &&
        own.sketch.filter((number) => other.sketch.includes(number)).length >= 2
        ? [{ name: other.name, share }]
        : []
    })
    const highest = Math.max(...alike.map(({ share }) => share))
    const first = alike.find(({ share }) => share === highest)
    return first ? [`${own.name} is like ${first.name}`] : []
  })
}

const found = (site: readonly (readonly string[])[]) => {
  const files = site.map(fileOf)
  const nameOf = ({ file, index }: { readonly file: KnownFile; readonly index: number }) =>
    `${files.indexOf(file)}/${index}`
  return [...likeParagraphs(files)].map(({ paragraph, like }) =>
    like ? `${nameOf(paragraph)} is like ${nameOf(like)}` : `${nameOf(paragraph)} has a bound`,
  )
}

test('finds the same similar paragraphs as comparing each with all others', () => {
  const random = randomOf(3)
  let sum = 0
  for (let round = 0; round < 60; round += 1) {
    const site = randomSite(4 + Math.floor(random() * 16), random)
    const expected = reference(site)
    sum += expected.length
    expect(found(site), `round ${round}`).toEqual(expected)
  }
  expect(sum).toBeGreaterThan(200)
})

test('seenBefore expects similarity if an earlier document has a paragraph with the same words', () => {
  const isLikely = seenBefore()
  const random = randomOf(1)
  const [one, other] = [wordsOf(30, random).join(' '), wordsOf(30, random).join(' ')]
  const documents = [[one], [other], [], [other, one], [one.replace('word', 'sword')]]
  expect(documents.map((texts) => isLikely(writeSketches(texts.map(sketchOf))))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

test('near-duplicates reports once that too many paragraphs share words to compare them all', () => {
  const words = wordsOf(26, randomOf(9))
  const own = (number: number) =>
    words
      .map((word, at) => (at === 4 || at === 12 || at === 20 ? `own${number}at${at}` : word))
      .join(' ')
  const texts = Array.from({ length: 60 }, (_, number) => own(number))
  const bounded = found([texts])
  expect(bounded.length).toBeGreaterThan(20)
  expect(bounded.every((line) => line.endsWith('has a bound'))).toBe(true)
  const findings = lint(
    standardKit,
    littleSite([{ file: 'pages/about.json', at: '/blocks/1/paragraphs', value: texts }]),
    { today },
  )
  const told = findings
    .filter(({ rule }) => rule === 'near-duplicates')
    .map(({ severity, pointer, message }) => [severity, pointer, message])
  expect(told).toEqual([
    [
      'note',
      `/blocks/1/paragraphs/${bounded[0]?.match(/\/(\d+)/)?.[1]}`,
      `This paragraph and ${bounded.length - 1} more have words in common with so many others that only the 10 that seem most alike were compared. None of those says nearly the same; another may.`,
    ],
  ])
})

const paragraph =
  'Before any part is ordered for your bicycle we look at it together on the stand and you hear what it will cost.'
const paragraphs = (...others: string[]): Edit[] =>
  [paragraph, ...others].map((value, index) => ({
    file: index === 0 ? 'pages/index.json' : 'pages/about.json',
    at: '/blocks/1/paragraphs/-',
    value,
  }))

test('near-duplicates notices changed words that keep the sketch, even with a cache', () => {
  const words = paragraph.split(' ')
  const isSame = (text: string) =>
    JSON.stringify(sketchOf(text)) === JSON.stringify(sketchOf(paragraph))
  const changedAt = (places: readonly number[]) =>
    words.map((word, at) => (places.includes(at) ? `${word}s` : word)).join(' ')
  const all = words.flatMap((_, one) => words.map((__, other) => changedAt([one, other])))
  const changes = all.filter((text) => isSame(text) && text !== paragraph)
  expect(changes.length).toBeGreaterThan(0)
  const cache = memoryCache()
  for (const text of [
    paragraph,
    ...changes,
    `${paragraph} ${'Nobody asks for more than that, and nobody waits for less. '.repeat(3)}`,
  ]) {
    const sources = littleSite(paragraphs(text))
    expect(lint(standardKit, sources, { today, cache })).toEqual(
      lint(standardKit, sources, { today }),
    )
  }
})
