import { describe, expect, it } from 'vitest'
import { inDarkColours } from './inDarkColours.ts'

const drawing = (style: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${style}<path d="M0 0h1"/></svg>`

describe('the dark version of a drawing', () => {
  it.each([
    [
      'holds what was meant for dark pages, after what it overrides',
      '<style>path{fill:#111}@media(prefers-color-scheme:dark){path{fill:#eee}}</style>',
      '<style>path{fill:#111}path{fill:#eee}</style>',
    ],
    [
      'leaves out what was meant for light ones',
      '<style>@media ( prefers-color-scheme : light ) { path{fill:#111} }path{fill:#eee}</style>',
      '<style>path{fill:#eee}</style>',
    ],
    [
      'keeps other media queries',
      '<style>@media print{path{fill:#000}}@media(prefers-color-scheme:dark){path{fill:#eee}}</style>',
      '<style>@media print{path{fill:#000}}path{fill:#eee}</style>',
    ],
    [
      'reads a style that stands in CDATA',
      '<style type="text/css"><![CDATA[@media (prefers-color-scheme: dark){path { fill: #eee }}]]></style>',
      '<style type="text/css"><![CDATA[path { fill: #eee }]]></style>',
    ],
    [
      'stays as it is where its style can’t be read',
      '<style>@media(prefers-color-scheme:dark){path{</style>',
      '<style>@media(prefers-color-scheme:dark){path{</style>',
    ],
  ])('%s', (_what, style, dark) => {
    expect(inDarkColours(drawing(style))).toBe(drawing(dark))
  })
})
