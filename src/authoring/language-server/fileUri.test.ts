import { describe, expect, test } from 'vitest'
import { pathOfUri, uriOfPath } from './fileUri.ts'
import { siteRootOf } from './siteRootOf.ts'

test.each([
  ['file:///home/hana/site/pages/index.json', '/home/hana/site/pages/index.json'],
  ['file:///home/hana/my%20site/pages/%C3%BCber.json', '/home/hana/my site/pages/über.json'],
  ['file:///home/hana/50%25%23/pages/a.json', '/home/hana/50%#/pages/a.json'],
  ['file:///c%3A/Sites/yard/pages/index.json', 'c:/Sites/yard/pages/index.json'],
  ['file:///C:/Sites/yard/pages/index.json', 'c:/Sites/yard/pages/index.json'],
])('converts the URI %s to the file path %s and back', (uri, path) => {
  expect(pathOfUri(uri)).toBe(path)
  expect(pathOfUri(uriOfPath(path))).toBe(path)
})

test('untitled documents and URIs of other schemes have no file path', () => {
  expect(
    ['untitled:Untitled-1', 'git:/home/hana/a.json?HEAD', 'https://example.com/pages/a.json'].map(
      pathOfUri,
    ),
  ).toEqual([undefined, undefined, undefined])
})

describe('the site root', () => {
  const isSite = (folder: string) =>
    ['/home/site', '/home/site/pages/inner', '/', 'c:/yard'].includes(folder)
  test.each([
    ['/home/site/pages/a.json', '/home/site'],
    ['/home/site/pages/b/pages/c.json', '/home/site'],
    ['/home/site/pages/inner/pages/c.json', '/home/site/pages/inner'],
    ['c:/yard/pages/a.json', 'c:/yard'],
    ['/pages/a.json', '/'],
    ['/home/site/package.json', undefined],
    ['/home/other/pages/a.json', undefined],
    ['/home/site/mypages/a.json', undefined],
  ])('of %s is %s', (path, root) => expect(siteRootOf(path, isSite)).toBe(root))
})
