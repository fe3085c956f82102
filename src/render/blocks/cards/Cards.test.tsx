import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { exampleSite } from '../../../authoring/workspace/gallery/exampleSite.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { PageContext } from '../../ui/PageContext.ts'
import { Cards } from './Cards.tsx'
import type { CardsBlock } from './schema.ts'

const card = (title: string, href: string) => ({ title, action: { label: 'More', href } })
const block: CardsBlock = {
  type: 'cards',
  heading: 'Work',
  items: [card('Ready', '/ready'), card('Begun', '/begun#fees')],
}

const drawn = (...drafts: readonly string[]) => {
  const context = {
    site: { ...exampleSite(standardKit, undefined, undefined), drafts: new Set(drafts) },
    scripts: {},
  } as unknown as PageContext // all that it asks of its page
  return renderToStaticMarkup(
    <MemoryRouter>
      <PageContext value={context}>
        <Cards block={block} />
      </PageContext>
    </MemoryRouter>,
  )
}

it('the cards block hides cards that link to drafts, and itself if no card remains', () => {
  expect(drawn()).toContain('Begun')
  expect([drawn('/begun').includes('Ready'), drawn('/begun').includes('Begun')]).toEqual([
    true,
    false,
  ])
  expect(drawn('/begun', '/ready')).toBe('')
})
