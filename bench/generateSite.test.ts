import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lint } from '../src/content/lint/lint.ts'
import { standardKit } from '../src/kits/standard/kit.ts'
import { readSite } from '../src/site/store/readSite.ts'
import { boatyard } from '../tests/support/sites.ts'
import { generateFrom } from './generateFrom.ts'
import { generateSite } from './generateSite.ts'
import { inThreeLanguages } from './inThreeLanguages.ts'

test('a generated catalogue has warnings in most files and near-duplicates but no errors', () => {
  const root = mkdtempSync(join(tmpdir(), 'broadsheet-catalogue-'))
  try {
    generateSite(readSite(boatyard).files, 60, root, { plain: true, set: 'catalogue' })
    const findings = lint(standardKit, readSite(root), { today: '2026-11-22' }).filter(({ file }) =>
      file.startsWith('pages/offices/'),
    )
    const withFinding = new Set(
      findings.filter(({ severity }) => severity === 'warning').map(({ file }) => file),
    )
    const alike = findings
      .filter(({ rule }) => rule === 'near-duplicates')
      .map(({ severity }) => severity)
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(withFinding.size).toBeGreaterThanOrEqual(54)
    expect([
      alike.filter((severity) => severity === 'warning').length,
      alike.includes('note'),
    ]).toEqual([5, true])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

test('a site generated in three languages has every office page three times without errors', () => {
  const root = mkdtempSync(join(tmpdir(), 'broadsheet-languages-'))
  try {
    generateFrom(boatyard, 3, root, 'essays')
    inThreeLanguages(root)
    const sources = readSite(root)
    const offices = ['', 'hi/', 'ur/'].map(
      (folder) =>
        sources.files.filter(({ path }) => path.startsWith(`pages/${folder}offices/`)).length,
    )
    expect(offices).toEqual([3, 3, 3])
    const errors = lint(standardKit, sources, { today: '2026-11-22' }).filter(
      ({ severity, file }) => severity === 'error' && /\/(?:hi|ur)\//.test(file),
    )
    expect(errors).toEqual([])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
