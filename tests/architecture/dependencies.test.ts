import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const { dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<string, Record<string, string>>
const all = { ...dependencies, ...devDependencies }
const listed = new Set(
  readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| package'))
    .flatMap((line) => line.split('|')[1]?.split(',') ?? [])
    .map((name) => name.trim()),
)

describe('the dependencies', () => {
  it('match the list in docs/dependencies.md', () => {
    expect([...listed].sort()).toEqual(Object.keys(all).sort())
  })

  it('have exact versions', () => {
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
      [],
    )
  })

  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean; license?: string }>
  }
  const packages = Object.entries(locked.packages).filter(([path]) => path !== '')

  it('have no install scripts', () => {
    expect(
      packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path),
    ).toEqual([])
    for (const file of ['scripts/installPackages.mjs', 'Dockerfile'])
      expect(readFileSync(file, 'utf8')).toContain('--ignore-scripts')
  })

  it('have licences compatible with MIT', () => {
    const fitting =
      /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-2\.0|OFL-1\.1|CC0-1\.0|CC-BY-4\.0|Python-2\.0|Zlib| OR | AND )+\)?$/
    // The first names none in the way that npm reads; its LICENSE file is that of BSD-3-Clause. The second lets one choose MIT or GPL-3.0.
    const known = ['node_modules/parse-cache-control', 'node_modules/jszip']
    expect(
      packages
        .filter(([path, { license }]) => !fitting.test(license ?? '') && !known.includes(path))
        .map(([path, { license }]) => `${path} ${license}`),
    ).toEqual([])
  })
})
