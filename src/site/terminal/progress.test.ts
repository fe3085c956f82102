import { expect, test } from 'vitest'
import { openProgress } from './progress.ts'

/** What is written in four seconds in which something is told every tenth of a second, and then at the end. */
const written = (isTTY: boolean, seconds = 4): string[] => {
  const lines: string[] = []
  let time = 0
  const { progress, end } = openProgress({ isTTY, write: (text) => lines.push(text) }, () => time)
  for (let done = 1; done <= seconds * 10; done += 1) {
    time += 100
    progress('Drawing pages', done * 100, seconds * 1000)
  }
  end()
  return lines
}

test('progress shows nothing for work that takes less than a second', () => {
  expect([written(true, 0.9), written(false, 0.9)]).toEqual([[], []])
})

test('progress rewrites one line in a terminal and clears it at the end', () => {
  const lines = written(true)
  expect(lines.slice(0, 2)).toEqual([
    '\rDrawing pages: 1,000 of 4,000 …\u001b[K',
    '\rDrawing pages: 1,100 of 4,000 …\u001b[K',
  ])
  expect(lines.at(-1)).toBe('\r\u001b[K')
})

test('progress logs a line after one second and then every ten seconds', () => {
  expect(written(false, 12)).toEqual([
    'Drawing pages: 1,000 of 12,000 …\n',
    'Drawing pages: 11,000 of 12,000 …\n',
  ])
})
