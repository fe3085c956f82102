import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchFolder } from './watchFolder.ts'

let folder = ''
let stop = () => {}
const changed = vi.fn()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-'))
  writeFileSync(join(folder, 'a.json'), '{}')
  changed.mockClear()
  stop = watchFolder(folder, changed)
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

const isToldOf = async (change: () => void) => {
  const before = changed.mock.calls.length
  change()
  await vi.waitFor(() => expect(changed.mock.calls.length).toBeGreaterThan(before), {
    timeout: 5000,
  })
}

test('watchFolder notices saved, added, renamed and deleted files, also in new folders', async () => {
  await isToldOf(() => writeFileSync(join(folder, 'a.json'), '{ "a": 1 }'))
  await isToldOf(() => writeFileSync(join(folder, 'b.json'), '{}'))
  await isToldOf(() => renameSync(join(folder, 'b.json'), join(folder, 'c.json')))
  await isToldOf(() => {
    mkdirSync(join(folder, 'services/more'), { recursive: true })
    writeFileSync(join(folder, 'services/more/d.json'), '{}')
  })
  await isToldOf(() => writeFileSync(join(folder, 'services/more/d.json'), '{ "d": 1 }'))
  await isToldOf(() => rmSync(join(folder, 'services'), { recursive: true }))
  await isToldOf(() => rmSync(join(folder, 'c.json')))
})

test('watchFolder keeps watching a folder that was away for a moment', async () => {
  await isToldOf(() => {
    renameSync(folder, `${folder}.away`)
    renameSync(`${folder}.away`, folder)
    writeFileSync(join(folder, 'e.json'), '{}')
  })
})
