import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assetsFileOf } from './assetsFile.ts'
import { readSite } from './readSite.ts'

let root = ''
const drawing = (width: number, inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 30">${inside}</svg>`
const put = (content: string) => {
  const path = join(root, 'pages/_assets/plan.svg')
  writeFileSync(path, content)
  utimesSync(path, new Date(1e12), new Date(1e12))
}
const engine = (stamp: string) => ({ cache: join(root, 'cache'), stamp })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'broadsheet-assets-'))
  mkdirSync(join(root, 'pages/_assets'), { recursive: true })
  writeFileSync(join(root, 'pages/_site.json'), '{}')
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true, force: true })
})

/** The assets as they are read with what an engine has kept, and without. */
const read = (stamp = 'engine') => {
  const file = assetsFileOf(root, engine(stamp))
  const { assets } = readSite(root, { before: file.before })
  file.save(assets)
  return assets
}

test('cached assets equal freshly read ones, and a changed file is read again', () => {
  for (const content of [drawing(40), drawing(41, '<script>alert(1)</script>'), drawing(42)]) {
    put(content)
    const now = readSite(root).assets
    expect(now[0]?.width).toBe(Number(/0 0 (\d+)/.exec(content)?.[1]))
    expect([read(), read()].map((assets) => assets.map(({ stamp: _, ...asset }) => asset))).toEqual(
      [now, now].map((assets) => assets.map(({ stamp: _, ...asset }) => asset)),
    )
  }
})

test('the asset cache ignores entries of another engine', () => {
  put(drawing(40))
  read()
  expect(assetsFileOf(root, engine('engine')).before?.assets).toHaveLength(1)
  expect(assetsFileOf(root, engine('other')).before).toBeUndefined()
  expect(assetsFileOf(root, engine('')).before).toBeUndefined()
})

test('readSite doesn’t read an unchanged cached asset again', () => {
  put(drawing(40))
  vi.setSystemTime(Date.now() + 1000) // a file that was just written is always read
  read()
  const { before } = assetsFileOf(root, engine('engine'))
  expect(before?.assets[0]?.stamp).toBeDefined()
  expect(readSite(root, { before }).assets[0]).toBe(before?.assets[0])
  put(drawing(41))
  vi.setSystemTime(Date.now() + 1000)
  expect(read()[0]?.width).toBe(41)
})
