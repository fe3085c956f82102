import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { partsOf, plainParts } from './partsOf.ts'

const parser = new new Window().DOMParser()
const parse = (html: string) => parser.parseFromString(html, 'text/html') as unknown as Document // happy-dom's has what is read of it
const example = (name: string) =>
  partsOf(parse(readFileSync(`src/authoring/studio/paste/examples/${name}.txt`, 'utf8')))
const table = {
  kind: 'table',
  rows: [
    ['Service', 'Price'],
    ['Small', '£45'],
  ],
}

describe('what is copied', () => {
  it.each(['word', 'googleDocs', 'libreOffice', 'webPage'])(
    'from %s comes as clean parts',
    (name) =>
      expect(example(name)).toEqual([
        { kind: 'heading', text: 'What we mend' },
        {
          kind: 'paragraph',
          text: 'Every bicycle, **old or new**, within *two days*; ask us at [the desk](https://www.example.org/ask).',
        },
        { kind: 'list', items: ['Brakes', 'Gears and **chains**'], isNumbered: false },
        { kind: 'list', items: ['Bring it'], isNumbered: true },
        name === 'webPage' ? { ...table, hasHead: true } : table,
      ]),
  )
  it.each(['excel', 'calc'])('from %s comes as rows', (name) =>
    expect(example(name)).toEqual([table]),
  )
  it('without style comes as rows where it has tabs, and as paragraphs where it has lines', () => {
    expect(plainParts('Service\tPrice\r\nSmall\t£45\r\n')).toEqual([table])
    expect(plainParts('One *star*\n\nTwo')).toEqual([
      { kind: 'paragraph', text: 'One \\*star\\*' },
      { kind: 'paragraph', text: 'Two' },
    ])
  })
  it('has lists where lines begin with a list’s sign', () => {
    const list = { kind: 'list', items: ['Parking', 'Lift'], isNumbered: false }
    expect(plainParts('Our office.\n•\tParking\n•\tLift')).toEqual([
      { kind: 'paragraph', text: 'Our office.' },
      list,
    ])
    expect(plainParts('•\tParking\n•\tLift')).toEqual([list])
    expect(plainParts('* Parking\n* Lift')).toEqual([list])
    expect(
      partsOf(
        parse(
          '<p class="MsoListParagraph">·&nbsp;&nbsp; Parking</p><p class="MsoListParagraph">·&nbsp;&nbsp; Lift</p>',
        ),
      ),
    ).toEqual([list])
  })
  it('is one paragraph where it is some words of one', () => {
    expect(
      partsOf(parse('<meta charset="utf-8"><span style="font-weight:700">old</span> or new')),
    ).toEqual([{ kind: 'paragraph', text: '**old** or new' }])
    expect(partsOf(parse('<table><tr><td>£45</td></tr></table>'))).toEqual([
      { kind: 'paragraph', text: '£45' },
    ])
  })
  it('leads nowhere that could run', () =>
    expect(
      partsOf(parse('<a href="javascript:steal()">Free</a> <a href="data:text/html,x">tea</a>')),
    ).toEqual([{ kind: 'paragraph', text: 'Free tea' }]))
})
