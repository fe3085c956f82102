import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
const all = { ...dependencies, ...devDependencies }
const listed = new Set(
  readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| package'))
    .flatMap((line) => line.split('|')[1]?.split(',') ?? [])
    .map((name) => name.trim()),
)

describe('the dependencies', () => {
  it('are each named with their job in docs/dependencies.md, and no others are', () => {
    expect([...listed].sort()).toEqual(Object.keys(all).sort())
  })

  it('have exact versions', () => {
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
})
