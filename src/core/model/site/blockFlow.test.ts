import { describe, expect, it } from 'vitest'
import type { Block } from '../../document/page.ts'
import type { Background, BlockRegion } from '../../kit/BlockModule.ts'
import { blockOf } from '../../kit/blockOf.ts'
import { blockFlow, type LayoutHints } from './blockFlow.ts'

/** Blocks that say no more than the test is about. */
const places: Readonly<Record<string, BlockRegion>> = {
  hero: 'top',
  contents: 'beside',
  callout: 'aside',
  related: 'end',
  cta: 'band',
}
const backgrounds: Readonly<Record<string, Background>> = {
  cards: 'sunken',
  steps: 'sunken',
  faq: '',
  related: '',
}
const hintsOf: LayoutHints = (type) => ({ region: places[type], background: backgrounds[type] })

/** `faq` is a block with a heading, `faq!` one without. */
const blocks = (text: string): Block[] =>
  text.split(' ').map((name) => ({
    type: name.replace('!', ''),
    ...(name.endsWith('!') ? {} : { heading: 'It' }),
  }))
const flow = (text: string) => blockFlow(blocks(text), hintsOf)

/** One sign per block: `_` plain, `#` sunken, with `+` where it is attached; runs beside a table of contents in brackets. */
const drawn = (text: string): string =>
  flow(text)
    .map((run) => {
      const signs = run.blocks
        .map(
          ({ background, attached }) =>
            (background === 'sunken' ? '#' : '_') + (attached ? '+' : ''),
        )
        .join('')
      return run.beside ? `[${signs}]` : signs
    })
    .join('')

describe('blockFlow', () => {
  it('gives a section its preferred background', () => {
    expect(drawn('hero cards faq steps')).toBe('_#_#')
  })
  it('never puts two sunken sections next to each other', () => {
    expect(drawn('hero cards steps')).toBe('_#_')
  })
  it('never puts more than two plain sections next to each other', () => {
    expect(drawn('hero faq faq faq')).toBe('__#_')
  })
  it('alternates the background when a section has no preference', () => {
    expect(drawn('hero other other other')).toBe('_#_#')
  })
  it('keeps a section without a heading or with level 3 on the background above', () => {
    expect(drawn('hero cards steps! faq!')).toBe('_###')
    const third = blockFlow(
      [...blocks('hero cards'), { type: 'faq', heading: 'It', level: 3 }],
      hintsOf,
    )
    expect(third.at(-1)?.blocks[0]?.background).toBe('sunken')
  })
  it('attaches an aside to the section above it if there is one', () => {
    expect(drawn('hero cards callout')).toBe('_##+')
    expect(drawn('callout cards')).toBe('_#')
  })
  it('restarts the backgrounds after a band', () => {
    expect(drawn('hero cards cta cards')).toBe('_#_#')
  })
  it('puts blocks next to a table of contents into one plain run', () => {
    expect(drawn('hero contents faq cards callout related cta')).toBe('_[____]__')
  })
  it('follows a block’s band property: new, same or plain', () => {
    const grounds = (wishes: readonly (string | undefined)[], bands?: 'auto' | 'none') =>
      blockFlow(
        [
          ...blocks('hero'),
          ...wishes.map((band) => ({ type: 'cards', heading: 'It', ...(band ? { band } : {}) })),
        ],
        hintsOf,
        bands,
      )
        .flatMap((run) => run.blocks.map(({ background }) => (background === 'sunken' ? '#' : '_')))
        .join('')
    expect(grounds([undefined, 'same', 'same'])).toBe('_###')
    expect(grounds(['plain', 'new', undefined])).toBe('__#_')
    expect(grounds([undefined, undefined, undefined], 'none')).toBe('____')
    expect(grounds(['new', 'same', undefined], 'none')).toBe('_##_')
  })
  it('numbers every block of the document once in order', () => {
    const all = flow('hero contents faq cards! related cta cards').flatMap((run) =>
      run.blocks.map(({ index }) => index),
    )
    expect(all).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
  it('treats a block type called constructor as unknown', () => {
    expect(
      blockFlow([{ type: 'constructor', heading: 'It' }], (type) => blockOf({ blocks: {} }, type)),
    ).toEqual([{ beside: false, blocks: [{ index: 0, background: '', attached: false }] }])
  })
})
