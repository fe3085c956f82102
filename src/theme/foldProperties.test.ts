import { describe, expect, it } from 'vitest'
import { foldProperties, shortNames } from './foldProperties.ts'

const fold = (css: string) => foldProperties(css, new Map())

describe('foldProperties', () => {
  it('writes a property that is used once where it is used', () => {
    expect(fold(':root{--a:clamp(1rem,2vw,3rem);}h1{font-size:var(--a)}')).toBe(':root{}h1{font-size:clamp(1rem,2vw,3rem)}')
  })
  it('follows names for other properties to their end', () => {
    const css = ':root{--text:var(--gray);--gray:light-dark(#1a211e,#eceeed);}p{color:var(--text)}b{color:var(--text)}'
    expect(fold(css)).toBe(':root{--text:light-dark(#1a211e,#eceeed);}p{color:var(--text)}b{color:var(--text)}')
  })
  it('leaves what is declared again elsewhere', () => {
    const css = ':root{--top:1rem;}.sunken{--top:0}p{margin:var(--top)}'
    expect(fold(css)).toBe(css)
  })
  it('leaves what has a fallback', () => {
    const css = ':root{--top:1rem;}p{margin:var(--top,2rem)}'
    expect(fold(css)).toBe(css)
  })
  it('drops a factor of one', () => {
    expect(fold(':root{--d:1;--s:calc(.5rem * var(--d));}p{margin:var(--s)}')).toBe(':root{}p{margin:.5rem}')
  })
  it('leaves no reference without its declaration', () => {
    const folded = fold(':root{--a:var(--b);--b:var(--c);--c:light-dark(#123456,#654321);--d:var(--c);}p{color:var(--a)}b{color:var(--d)}i{color:var(--b)}')
    for (const [, name] of folded.matchAll(/var\((--[\w-]+)/g)) expect(folded).toContain(`${name}:`)
  })
  it('gives every sheet the same short names', () => {
    const names = shortNames('--text:x;--accent:y')
    expect(foldProperties('p{color:var(--text)}', names)).toBe(foldProperties('p{color:var(--text)}', shortNames('--accent:y;--text:z')))
  })
})
