import { expect, it } from 'vitest'
import { foldersOf } from '../../../src/authoring/studio/server/views/foldersOf.ts'
import { lintSite } from '../../../src/content/lint/lint.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { littleSite } from '../../support/littleSite.ts'
import { bindery, boatyard } from '../../support/sites.ts'

const today = '2026-01-15'
const folders = (sources: Sources) =>
  foldersOf(standardKit, lintSite(standardKit, sources, { today }).files)
const article = (route: string) => ({
  file: `pages${route}.json`,
  value: {
    $schema: '../schema/page.schema.json',
    title: route,
    description: 'D',
    kind: 'article',
    article: { category: 'News', date: today, readingMinutes: 1 },
    blocks: [{ type: 'hero', heading: route }],
  },
})

it('foldersOf finds the common folder of articles', () => {
  expect(folders(readSite(boatyard))).toEqual({ article: '/log' })
  expect(folders(readSite('src/site/scaffold/starters/law'))).toEqual({ article: '/guides' })
  expect(
    folders(
      littleSite([
        article('/news/wheels'),
        article('/news/2026/tyres'),
        article('/news/2026/brakes'),
      ]),
    ),
  ).toEqual({ article: '/news' })
  expect(folders(littleSite([article('/news/2026/tyres')]))).toEqual({ article: '/news/2026' })
})
it('foldersOf finds none without articles or when they share no folder', () => {
  expect(folders(littleSite())).toEqual({})
  expect(folders(littleSite([article('/news/wheels'), article('/tyres')]))).toEqual({})
  expect(folders(littleSite([article('/news/wheels'), article('/blog/tyres')]))).toEqual({})
})
it('foldersOf ignores articles in other languages', () => {
  const { files, assets } = readSite(bindery)
  const more = [article('/notes/glue'), article('/hi/notes/glue')].map(({ file, value }) => ({
    path: file,
    text: JSON.stringify(value),
  }))
  expect(folders({ files: [...files, ...more], assets })).toEqual({ article: '/notes' })
})
