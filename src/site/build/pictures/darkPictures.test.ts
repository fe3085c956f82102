import { expect, test } from 'vitest'
import type { Site } from '../../../core/kit/Site.ts'
import { cleanSvg } from '../../../core/model/svg/cleanSvg.ts'
import { darkPictures } from './darkPictures.ts'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`
// Of a site, only its assets count here.
const site = {
  assets: new Map([['/assets/a.svg', { path: 'pages/_assets/a.svg', dark: '/made/a.svg' }]]),
} as unknown as Site
const dark = (text: string) =>
  [...darkPictures(site, () => Buffer.from(text))].map(({ content }) => content?.toString())

test('darkPictures writes a drawing with its dark colour scheme', () => {
  expect(dark(svg('<style>@media (prefers-color-scheme: dark) {a{fill:red}}</style>'))).toEqual([
    svg('<style>a{fill:red}</style>'),
  ])
})

test('darkPictures leaves a drawing unchanged when an edit would uncomment something', () => {
  const media = '@media (prefers-color-scheme: light)'
  const hidden = `<!-- <style> --><text>a{}${media} { <!-- b{} } a{}</text><script>alert(1)</script><text> --></text><!-- c{}</style> -->`
  const given = svg(hidden)
  expect(cleanSvg(given).dangers).toEqual([])
  expect(dark(given)).toEqual([given])
})
