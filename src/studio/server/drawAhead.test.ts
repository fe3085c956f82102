import { expect, it } from 'vitest'
import { openDrawAhead } from './drawAhead.ts'

it('a page is drawn ahead once the studio around it has all its files, and once for each time that it is opened', () => {
  const drawn: string[] = []
  const ahead = openDrawAhead(['/a.css', '/b.js'], (route) => drawn.push(route))
  ahead.gave('/b.js')
  ahead.opened('/about')
  ahead.gave('/b.js')
  ahead.gave('/picture.png')
  expect(drawn).toEqual([])
  ahead.gave('/a.css')
  ahead.gave('/a.css')
  expect(drawn).toEqual(['/about'])
  ahead.opened('/')
  for (const file of ['/a.css', '/b.js']) ahead.gave(file)
  expect(drawn).toEqual(['/about', '/'])
})
