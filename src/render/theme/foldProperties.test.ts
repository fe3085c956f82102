import { describe, expect, it } from 'vitest'
import { foldProperties, shortNames } from './foldProperties.ts'

const fold = (css: string) => foldProperties(css, new Map())

describe('foldProperties', () => {
  it('inlines a custom property that is used once', () => {
    expect(fold(':root{--a:clamp(1rem,2vw,3rem);}h1{font-size:var(--a)}')).toBe(
      ':root{}h1{font-size:clamp(1rem,2vw,3rem)}',
    )
  })
  it('resolves aliases of custom properties to their final value', () => {
    const css =
      ':root{--text:var(--gray);--gray:light-dark(#1a211e,#eceeed);}p{color:var(--text)}b{color:var(--text)}'
    expect(fold(css)).toBe(
      ':root{--text:light-dark(#1a211e,#eceeed);}p{color:var(--text)}b{color:var(--text)}',
    )
  })
  it('keeps a property that is declared again elsewhere', () => {
    const css = ':root{--top:1rem;}.sunken{--top:0}p{margin:var(--top)}'
    expect(fold(css)).toBe(css)
  })
  it('keeps a property that is used with a fallback', () => {
    const css = ':root{--top:1rem;}p{margin:var(--top,2rem)}'
    expect(fold(css)).toBe(css)
  })
  it('removes a factor of one from calc()', () => {
    expect(fold(':root{--d:1;--s:calc(.5rem * var(--d));}p{margin:var(--s)}')).toBe(
      ':root{}p{margin:.5rem}',
    )
  })
  it('never leaves a reference without its declaration', () => {
    const folded = fold(
      ':root{--a:var(--b);--b:var(--c);--c:light-dark(#123456,#654321);--d:var(--c);}p{color:var(--a)}b{color:var(--d)}i{color:var(--b)}',
    )
    for (const [, name] of folded.matchAll(/var\((--[\w-]+)/g)) expect(folded).toContain(`${name}:`)
  })
  it('inlines colours into light-dark() unless they are declared again elsewhere', () => {
    const css =
      ':root{--a:light-dark(var(--b),var(--c));--b:light-dark(#123456,#654321);--c:light-dark(#abcdef,white);}p{color:var(--a)}b{color:var(--a)}'
    expect(fold(`${css}i{color:var(--b)}u{color:var(--b)}`)).toBe(
      ':root{--a:light-dark(#123456,white);--b:light-dark(#123456,#654321);}p{color:var(--a)}b{color:var(--a)}i{color:var(--b)}u{color:var(--b)}',
    )
    const elsewhere =
      ':root{--a:light-dark(var(--b),white);--b:light-dark(#123456,#654321);}main{--b:red}p{color:var(--a)}b{color:var(--a)}'
    expect(fold(elsewhere)).toBe(elsewhere)
  })
  it('gives every style sheet the same short names', () => {
    const names = shortNames('--text:x;--accent:y')
    expect(foldProperties('p{color:var(--text)}', names)).toBe(
      foldProperties('p{color:var(--text)}', shortNames('--accent:y;--text:z')),
    )
  })
})
