import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { exampleSite } from '../../../authoring/workspace/gallery/exampleSite.ts'
import type { Theme } from '../../../core/document/site.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { PageContext } from '../../ui/PageContext.ts'
import { Articles } from './Articles.tsx'
import examples from './examples.json' with { type: 'json' }
import type { ArticlesBlock } from './schema.ts'

const example = exampleSite(standardKit, undefined, undefined)
const block = examples[0] as ArticlesBlock // held to the schema by tests/kits

/** The list of the first articles of the example site, each with a picture on its page. */
const listOf = (count: number, look: Pick<Theme, 'composition' | 'signature'> = {}): string => {
  const picture = { type: 'figure', picture: { src: '/assets/chain.svg', alt: 'A chain.' } }
  const pages = [...example.pages].filter(([, { document }]) => document.article).slice(0, count)
  const pictured = pages.map(
    ([route, page]) =>
      [
        route,
        { ...page, document: { ...page.document, blocks: [...page.document.blocks, picture] } },
      ] as const,
  )
  const site = {
    ...example,
    pages: new Map(pictured),
    settings: { ...example.settings, theme: { ...example.settings.theme, ...look } },
  }
  const context = { site, scripts: {} } as unknown as PageContext // all that it asks of its page
  return renderToStaticMarkup(
    <MemoryRouter>
      <PageContext value={context}>
        <Articles block={block} />
      </PageContext>
    </MemoryRouter>,
  )
}
const count = (html: string, part: string) => html.split(part).length - 1

it('the articles block has filter buttons only from four articles on', () => {
  expect(count(listOf(4), 'aria-pressed')).toBe(4)
  expect(count(listOf(3), 'aria-pressed')).toBe(0)
})

describe.each([
  ['ledger', {}, 1, 0],
  ['register', { signature: 'register' }, 0, 0],
  ['hearth', { composition: 'hearth' }, 0, 4],
  ['poster', { composition: 'poster' }, 0, 4],
  ['folio', { composition: 'folio' }, 1, 1],
] as const)('the theme %s', (_name, look, leads, pictures) => {
  it(`features ${leads} lead articles and shows ${pictures} pictures`, () => {
    const html = listOf(4, look)
    expect([count(html, 'data-lead=""'), count(html, '<img')]).toEqual([leads, pictures])
  })
})
