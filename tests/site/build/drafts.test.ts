import { describe, expect, it } from 'vitest'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { withoutDrafts } from '../../../src/core/model/site/withoutDrafts.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { drawnPages } from '../../support/drawnSite.ts'
import { boatyard } from '../../support/sites.ts'

const drafts = ['/storage/ashore', '/repairs', '/contact']

/** The boatyard's site with some of its pages, which menus, cards and lists lead to, as drafts. */
const sources = (() => {
  const all = readSite(boatyard)
  const files = all.files.map(({ path, text, ...file }) =>
    drafts.some((route) => path === `pages${route}.json`)
      ? { ...file, path, text: text.replace('{', '{ "draft": true,') }
      : { ...file, path, text },
  )
  return { ...all, files }
})()

describe('withoutDrafts on a model built with drafts', () => {
  const written = buildModel(standardKit, sources, { drafts: true })
  it('renders the same pages as the published build', () => {
    const built = drawnPages(buildModel(standardKit, sources))
    expect([...built.keys()].filter((route) => drafts.includes(route))).toEqual([])
    expect(drawnPages(withoutDrafts(written, '/'))).toEqual(built)
    expect(drawnPages(written)).not.toEqual(built)
  })
  it('keeps only the draft that is being viewed', () => {
    const { pages, drafts: gone } = withoutDrafts(written, '/repairs')
    expect(drafts.map((route) => [pages.has(route), gone.has(route)])).toEqual([
      [false, true],
      [true, false],
      [false, true],
    ])
  })
})
