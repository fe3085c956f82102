import { describe, expect, it } from 'vitest'
import { readTexts } from '../../../src/authoring/studio/marks/textsComment.ts'
import { exampleSources } from '../../../src/authoring/workspace/gallery/exampleSources.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { standardAuthoringKit } from '../../../src/kits/standard/authoringKit.ts'
import { examples } from '../../../src/render/blocks/examples.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { littleSite } from '../../support/littleSite.ts'
import { type MarkedDocument, markedSite } from '../../support/markedSite.ts'
import { bicycle, boatyard } from '../../support/sites.ts'

const withoutComments = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '')

/** Texts that stand in no document of the page as it is first shown, or that a block takes apart; the panel has them all. */
const elsewhere: Readonly<Record<string, string>> = {
  'search/foundText': 'said by the search',
  'search/emptyText': 'said by the search',
  'search/failedText': 'said by the search',
  'articles/categoryHeading': 'said by the filter',
  'articles/emptyText': 'said by the filter',
  'cards/items/groups': 'said by the chips of the filter, once for all cards',
  'table/filter/column': 'says by which column the filter goes',
  // The heading of the filtered column is the label of all chips, too: the panel has it.
  'pages/examples/table-2.json table/columns/heading': 'said a second time by the filter',
  'newsletter/success': 'said once it is sent',
  'newsletter/submitting': 'said while it is sent',
  'form/submitting': 'said while it is sent',
  'form/success/title': 'said once it is sent',
  'form/success/text': 'said once it is sent',
  'people/items/name':
    'the first letters stand in the place of a picture, and its alternative says the name a second time',
}

/** All examples of a block, each a page of the example site. */
const examplePages = (): Sources => {
  const { files, assets } = exampleSources()
  const page = JSON.parse(
    files.find(({ path }) => path === 'pages/services/repair.json')?.text ?? '',
  ) as { blocks: object[] }
  const made = [...examples].flatMap(([type, all]) =>
    all.map((block, index) => ({
      path: `pages/examples/${type}-${index}.json`,
      text: JSON.stringify({ ...page, blocks: [...page.blocks.slice(0, 1), block] }),
    })),
  )
  return { files: [...files, ...made], assets, unread: [] }
}

const littleWith = (...edits: NonNullable<Parameters<typeof littleSite>[0]>) =>
  markedSite(standardAuthoringKit, littleSite(edits))
const home = (pages: readonly MarkedDocument[]): MarkedDocument => {
  const found = pages.find(({ file }) => file === 'pages/index.json')
  if (!found) throw new Error('The little site has no home page.')
  return found
}

describe.each([
  ['the boatyard', () => readSite(boatyard)],
  ['the bicycle workshop', () => readSite(bicycle)],
  ['the examples of all blocks', examplePages],
])('the studio markers of %s', (_name, sources) => {
  const pages = markedSite(standardAuthoringKit, sources())
  it('are comments whose removal leaves exactly the built page', () => {
    for (const { html, built } of pages) expect(withoutComments(html)).toBe(built)
  })
  it('surround every text of a block except the listed exceptions', () => {
    const unmarked = pages.flatMap(({ file, unmarked: names }) =>
      names
        .filter((name) => !elsewhere[name] && !elsewhere[`${file} ${name}`])
        .map((name) => `${file} ${name}`),
    )
    expect(unmarked).toEqual([])
    const all = pages.reduce((sum, { blockTexts }) => sum + blockTexts, 0)
    const without = pages.reduce((sum, { unmarked: names }) => sum + names.length, 0)
    expect(1 - without / all).toBeGreaterThan(0.95)
  })
  it('lead from each logo to its value in the settings', () => {
    for (const { html, texts } of pages) {
      const logos = [...html.matchAll(/<!--a:(\d+)--><img[^>]* src="([^"]*)"/g)].filter(
        ([, number]) => texts[Number(number)]?.pointer === '/firm/logo',
      )
      const shown = html.match(
        /class="(?:brand"[^>]*>(?:<picture>.*?)?(?:<!--[^>]*>)*<img|footer-mark)/g,
      )
      expect(logos).toHaveLength(shown?.length ?? 0)
    }
  })
  it('number exactly the texts that the page lists', () => {
    for (const { html, texts } of pages) {
      const comments = [...html.matchAll(/<!--([\s\S]*?)-->/g)].map(([, said = '']) => said)
      expect(comments.flatMap((said) => readTexts(said) ?? [])).toEqual(texts)
      const numbers = comments.flatMap((said) => /^[ta]:(\d+)$/.exec(said)?.[1] ?? []).map(Number)
      expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual([...texts.keys()])
    }
  })
})

describe('a marker', () => {
  it('surrounds a text with its markup and each fact inside it', () => {
    const text = 'It costs **{{repair.fee}}**, [all included](/contact).'
    const { html, texts } = home(
      littleWith({
        file: 'pages/index.json',
        at: '/blocks/-',
        value: { type: 'prose', heading: 'Fees', paragraphs: [text] },
      }),
    )
    const number = texts.findIndex((marked) => marked.text === text)
    expect(texts[number]).toEqual({
      file: 'pages/index.json',
      pointer: '/blocks/2/paragraphs/0',
      text,
      isMarkup: true,
      title: 'Paragraph',
    })
    expect(html).toContain(
      `<p><!--t:${number}-->It costs <strong><!--f:repair.fee-->£45<!--/f--></strong>, `,
    )
  })
  it('surrounds each cell of a table’s filter column but no filter chip', () => {
    const kinds = ['Sail', 'Motor', 'Sail', 'Sail, Motor', 'Kind']
    const { html, texts } = home(
      littleWith({
        file: 'pages/index.json',
        at: '/blocks/-',
        value: {
          type: 'table',
          caption: 'Boats',
          columns: [{ heading: 'Boat' }, { heading: 'Kind' }],
          rows: kinds.map((kind, index) => [`Boat ${index}`, kind]),
          filter: { column: 'Kind' },
        },
      }),
    )
    const marked = [...html.matchAll(/<(\w+)[^>]*><!--t:(\d+)-->([^<]*)<!--\/t:\d+-->/g)]
    const cells = marked.flatMap(([, name, number, words]) => {
      const pointer = texts[Number(number)]?.pointer ?? ''
      return pointer.startsWith('/blocks/2/rows/') ? [`${name} ${pointer.slice(15)} ${words}`] : []
    })
    expect(cells).toEqual(
      kinds.flatMap((kind, row) => [`th ${row}/0 Boat ${row}`, `td ${row}/1 ${kind}`]),
    )
  })
  it('has the block’s pointer in the file even when blocks are hidden', () => {
    const hidden = { type: 'prose', heading: 'Not yet', paragraphs: ['Nothing.'], hidden: true }
    const { texts } = home(
      littleWith(
        { file: 'pages/index.json', at: '/blocks/1', value: hidden },
        {
          file: 'pages/index.json',
          at: '/blocks/2',
          value: { type: 'prose', heading: 'After it', paragraphs: ['Here.'] },
        },
      ),
    )
    expect(texts.find(({ text }) => text === 'Here.')?.pointer).toBe('/blocks/2/paragraphs/0')
    expect(texts.filter(({ text }) => text === 'Nothing.')).toEqual([])
  })
  it('is not part of a text that contains the firm’s name', () => {
    const { texts, html } = home(
      littleWith({
        file: 'pages/index.json',
        at: '/blocks/-',
        value: { type: 'prose', heading: 'Us', paragraphs: ['Ask {{firm.name}}.'] },
      }),
    )
    const number = texts.findIndex(({ text }) => text === 'Ask {{firm.name}}.')
    expect(html).toMatch(
      new RegExp(
        `<p><!--t:${number}-->Ask <!--f:firm.name-->[^<]+<!--/f-->\\.<!--/t:${number}--></p>`,
      ),
    )
  })
})
