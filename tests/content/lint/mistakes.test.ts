import { describe, expect, test } from 'vitest'
import { checkDocument, withDocument } from '../../../src/authoring/workspace/checkDocument.ts'
import { memoryCache } from '../../../src/content/lint/cache/memoryCache.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { standardPageKit } from '../../../src/kits/standard/pageKit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { lint, type ReadFinding } from '../../support/lintTexts.ts'
import { mistakes } from '../../support/mistakes.ts'
import { boatyard } from '../../support/sites.ts'

const sources = readSite(boatyard)
const cache = memoryCache()
const today = '2026-01-15'
const found = (file: string, text: string) =>
  lint(
    standardKit,
    { ...sources, files: withDocument(sources.files, { path: file, text }) },
    { today, cache },
  )
const keyOf = ({ file, rule, pointer, message }: ReadFinding) =>
  `${file} ${rule} ${pointer} ${message}`
const before = new Set(lint(standardKit, sources, { today, cache }).map(keyOf))

describe.each(mistakes)(
  'the mistake: $what',
  ({ file, from = file, find, put, at, rule, message }) => {
    const text = sources.files.find(({ path }) => path === from)?.text ?? ''
    const broken = text.replace(find, () => put)
    const all = found(file, broken)

    test('causes one finding on the right line with the expected message', () => {
      expect(text.split(find)).toHaveLength(2)
      const brought = all.filter((finding) => !before.has(keyOf(finding)))
      expect(
        brought.map(({ message, suggestion, ...one }) => ({
          file: one.file,
          rule: one.rule,
          message: `${message}${suggestion ? ` → ${suggestion}` : ''}`,
        })),
      ).toEqual([{ file, rule, message }])
      expect(broken.split('\n')[(brought[0]?.line ?? 0) - 1]).toContain(at)
    })

    test('is reported identically by the checker', () => {
      const checked = checkDocument(standardPageKit, sources, file, broken, today).findings.map(
        ({ at: _at, frame: _frame, fixable: _fixable, toWrite: _toWrite, ...finding }) => finding,
      )
      const expected = all.filter((finding) => finding.file === file)
      expect(checked).toEqual(
        expected.map(({ answers = [], of: _of, message: _, suggestion: __, ...finding }) => ({
          ...finding,
          answers: answers.map(({ does }) => does),
        })),
      )
    })
  },
)
