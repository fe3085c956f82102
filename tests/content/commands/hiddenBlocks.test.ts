import { expect, test } from 'vitest'
import { drawPage } from '../../../src/authoring/workspace/drawPage.tsx'
import { sheetsOf } from '../../../src/authoring/workspace/sheetsOf.ts'
import { moveAddresses } from '../../../src/content/commands/names/moveAddresses.ts'
import { lintSite } from '../../../src/content/lint/lint.ts'
import type { Block } from '../../../src/core/document/page.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { standardPageKit } from '../../../src/kits/standard/pageKit.ts'
import { examples } from '../../../src/render/blocks/examples.ts'
import type { PageContext } from '../../../src/render/ui/PageContext.ts'
import { RenderError, renderPage } from '../../../src/site/build/pages/renderPage.tsx'
import { outputFiles } from '../../../src/site/build/write/outputFiles.ts'
import { addLink } from '../../../src/site/scaffold/addLink.ts'
import { fullSite } from '../../support/fullSite.ts'
import { littleSite, today } from '../../support/littleSite.ts'

type WithBlocks = { blocks?: Block[] }

/** Every example of every block, hidden, before and between the blocks of all documents. */
const withHidden = ({ files, assets }: Sources): Sources => {
  const hidden = [...examples.values()].flat().map((block) => ({ ...block, hidden: true }))
  const texts = files.map(({ path, text }) => {
    const document = JSON.parse(text) as WithBlocks
    const blocks = document.blocks?.flatMap((block) => [...hidden, block])
    return { path, text: blocks ? JSON.stringify({ ...document, blocks }, null, 2) : text }
  })
  return { files: texts, assets }
}

const output = (sources: Sources, lazy: boolean): Record<string, string> => {
  const { files } = lintSite(standardKit, sources, { today })
  const site = buildModel(
    standardKit,
    sources,
    lazy ? { summaries: new Map(files.map(({ path, summary }) => [path, summary])) } : {},
  )
  const client = {
    scripts: { 'browser/entries/loader.ts': '/assets/b/loader.js' },
    imports: {},
    files: new Map<string, Buffer>(),
  }
  const options = {
    kit: standardPageKit,
    client,
    formEndpoint: '',
    readAsset: () => Buffer.alloc(0),
    today,
  }
  return Object.fromEntries(
    [...outputFiles(site, options)].map(({ path, content }) => [path, String(content)]),
  )
}

test.each([false, true])(
  'the build output contains nothing of hidden blocks, whatever their type and position (lazy: %s)',
  (lazy) => {
    const sources = fullSite()
    expect(output(withHidden(sources), lazy)).toEqual(output(sources, lazy))
  },
)

test('lint’s summary of a document ignores its hidden blocks', () => {
  const summaries = (sources: Sources) =>
    lintSite(standardKit, sources, { today }).files.map(
      ({ path, summary: { hides: _, ...summary } }) => ({ path, summary }),
    )
  const sources = littleSite()
  expect(summaries(withHidden(sources))).toEqual(summaries(sources))
})

const contextOf = (sources: Sources): PageContext => {
  const site = buildModel(standardKit, sources)
  const page = site.pages.get('/')
  if (!page) throw new Error('The little site has no home page.')
  return {
    kit: standardPageKit,
    site,
    page,
    scripts: { 'browser/entries/loader.ts': '/loader.js' },
    formEndpoint: '',
    today,
  }
}
const home = 'pages/index.json'

test('the preview and a render error give a block’s index in the file, counting hidden blocks', () => {
  const context = contextOf(littleSite([{ file: home, at: '/blocks/0/hidden', value: true }]))
  const sheet = sheetsOf(context.site.settings, context.kit).page
  expect(drawPage(context, sheet).match(/ data-block="\d+"/g)).toEqual([' data-block="1"'])
  const failing = { type: 'form', name: 'nobody', fields: [] }
  const broken = contextOf(
    littleSite([
      { file: home, at: '/blocks/0/hidden', value: true },
      { file: home, at: '/blocks/-', value: failing },
    ]),
  )
  expect(() => renderPage(broken, sheet)).toThrow(RenderError)
  expect(() => renderPage(broken, sheet)).toThrow('pages/index.json /blocks/2: ')
})

test('addLink doesn’t list a new page in a hidden block', () => {
  const related = { type: 'related', hidden: true, items: [{ href: '/about' }] }
  const text = `${JSON.stringify({ blocks: [related] }, null, 2)}\n`
  expect(
    addLink(
      standardKit,
      { path: home, value: JSON.parse(text) },
      { route: '/wheels', title: 'Wheels' },
    ),
  ).toEqual({
    kind: 'insert',
    file: home,
    pointer: '/blocks/1',
    values: [{ type: 'related', heading: 'Related pages', items: [{ href: '/wheels' }] }],
  })
})

test('moving a page updates its links in hidden blocks, even in otherwise unaffected documents', () => {
  const hidden = {
    type: 'prose',
    hidden: true,
    heading: 'Later',
    paragraphs: ['See [the workshop](/about).'],
  }
  const sources = littleSite([
    { file: 'pages/services/repair.json', at: '/blocks/-', value: hidden },
  ])
  const ground = {
    kit: standardKit,
    sources,
    files: lintSite(standardKit, sources, { today }).files,
  }
  expect(moveAddresses(ground, new Map([['/about', '/us']]))).toContainEqual({
    kind: 'set',
    file: 'pages/services/repair.json',
    pointer: '/blocks/2/paragraphs/0',
    value: 'See [the workshop](/us).',
  })
})
