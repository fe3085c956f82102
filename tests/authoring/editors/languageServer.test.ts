import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Diagnostic } from 'vscode-languageserver/node'
import { withDocument } from '../../../src/authoring/workspace/checkDocument.ts'
import { memoryCache } from '../../../src/content/lint/cache/memoryCache.ts'
import { findingsIn } from '../../../src/content/lint/findings/tellTogether.ts'
import type { Finding } from '../../../src/content/lint/types/finding.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { copyOfSite, type LanguageClient, languageClient } from '../../support/languageClient.ts'
import { lint, withTexts } from '../../support/lintTexts.ts'
import { mistakes } from '../../support/mistakes.ts'
import { boatyard } from '../../support/sites.ts'

const copy = copyOfSite(boatyard)
const { root } = copy
let editor: LanguageClient
beforeAll(async () => {
  editor = await languageClient(root, {
    capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
  })
})
afterAll(async () => {
  await editor.end()
  copy.remove()
})

const sources = readSite(boatyard)
const cache = memoryCache()
const severities = { error: 1, warning: 2, note: 3 }

/** A finding as lint tells it, in the shape of a mark. */
const asMark = (finding: Finding) => {
  const { line, column, length, severity, rule, message, suggestion } = withTexts(finding)
  return {
    at: `${line}:${column}+${length}`,
    severity: severities[severity],
    rule,
    message: `${message}${suggestion ? ` → ${suggestion}` : ''}`,
  }
}
const marksOf = (diagnostics: readonly Diagnostic[] = []) =>
  diagnostics.map(({ range: { start, end }, severity, code, message }) => ({
    at: `${start.line + 1}:${start.character + 1}+${end.line === start.line ? end.character - start.character : `${end.line - start.line} lines`}`,
    severity,
    rule: code,
    message: typeof message === 'string' ? message : message.value,
  }))
const marked = () =>
  Object.fromEntries(
    Object.entries(editor.marked()).map(([file, diagnostics]) => [file, marksOf(diagnostics)]),
  )

/** What lint says of the site, and of a document that is open what it says of that one. */
const expected = (findings: readonly Finding[], open: string) => {
  const files = [...new Set(findings.map(({ file }) => file))].filter((file) => file !== open)
  const all = [...files, open].map(
    (file) =>
      [
        file,
        (file === open ? findingsIn : familiesIn)(findings, (one) => one === file).map(asMark),
      ] as const,
  )
  return Object.fromEntries(all.filter(([, marks]) => marks.length > 0).sort())
}
const familiesIn: typeof findingsIn = (findings, asked) =>
  findings.filter(({ file }) => asked(file))

describe('the language server publishes lint’s findings', () => {
  it('before any document is opened', async () => {
    await expect
      .poll(marked)
      .toEqual(
        expected(
          lint(standardKit, sources, { cache, today: new Date().toISOString().slice(0, 10) }),
          '',
        ),
      )
  })

  it('as an empty list for an open document without problems', async () => {
    const file = 'pages/repairs/rigging.json'
    editor.open(file)
    await expect.poll(() => editor.saidOf(file)).toEqual([])
    editor.close(file)
  })

  it.each(mistakes)(
    'for this mistake: $what',
    async ({ file, from = file, find, put, rule, message }) => {
      const text = sources.files.find(({ path }) => path === from)?.text ?? ''
      editor.open(file, text)
      editor.type(file, find, put)
      const broken = { path: file, text: text.replace(find, () => put) }
      const findings = lint(
        standardKit,
        { ...sources, files: withDocument(sources.files, broken) },
        { cache, today: new Date().toISOString().slice(0, 10) },
      )
      await expect.poll(marked).toEqual(expected(findings, file))
      expect(marksOf(editor.marked()[file])).toContainEqual(
        expect.objectContaining({ rule, message }),
      )
      editor.close(file)
    },
  )

  it('unchanged after all documents are closed without saving', async () => {
    await expect
      .poll(marked)
      .toEqual(
        expected(
          lint(standardKit, sources, { cache, today: new Date().toISOString().slice(0, 10) }),
          '',
        ),
      )
  })
})

describe('a change in another document', () => {
  const questions = 'pages/questions.json'
  const saysOfRigging = () =>
    marksOf(editor.marked()[questions]).filter(({ message }) =>
      message.includes('/repairs/rigging'),
    )

  it('marks links to a page that another program removes', async () => {
    editor.open(questions)
    expect(editor.registered.map(({ method }) => method)).toContain(
      'workspace/didChangeWatchedFiles',
    )
    rmSync(join(root, 'pages/repairs/rigging.json'))
    editor.changedOnDisk('pages/repairs/rigging.json')
    await expect
      .poll(saysOfRigging)
      .toEqual([expect.objectContaining({ rule: 'links', severity: 1 })])
  })

  it('clears the marks when the page is restored', async () => {
    writeFileSync(
      join(root, 'pages/repairs/rigging.json'),
      sources.files.find(({ path }) => path === 'pages/repairs/rigging.json')?.text ?? '',
    )
    editor.changedOnDisk('pages/repairs/rigging.json')
    await expect.poll(saysOfRigging).toEqual([])
    editor.close(questions)
  })

  it('shows related locations and a link to the rule’s documentation in the diagnostic', async () => {
    editor.open('pages/_dialogs/estimate.json')
    editor.type('pages/_dialogs/estimate.json', '"name": "job"', '"name": "mainJob"')
    const find = () =>
      editor.marked()['pages/_dialogs/estimate.json']?.find(({ code }) => code === 'presets')
    await expect.poll(() => find()?.relatedInformation?.length).toBeGreaterThan(5)
    expect(find()?.codeDescription?.href).toMatch(/^file:.*\/docs\/lint-rules\.md#presets$/)
    editor.close('pages/_dialogs/estimate.json')
  })
})
