import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FoundPart, sourceEnding } from './findParts.ts'
import { formerExports } from './partExports.ts'

/** What "broadsheet" still exports under a former name, and what replaces it. */
const formerImports: Readonly<Record<string, string>> = {
  hrefs: "roleOf(schema) === 'href'",
  isFigure: "roleOf(schema) === 'figure'",
  Whole: 'NoBreak',
}

const imported = /import\s*\{([^}]*)\}\s*from\s*['"]broadsheet['"]/g
const exported = /export\s+const\s+(\w+)/g

/** The former names that a file of a part uses, each with what replaces it. */
const usedIn = (kind: FoundPart['kind'], file: string, source: string): [string, string][] => {
  const names = [...source.matchAll(imported)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(/\s+/)[0] ?? '')
  const imports = Object.entries(formerImports).filter(([former]) => names.includes(former))
  if (kind !== 'block' || !/\/schema\.\w+$/.test(file)) return imports
  const own = [...source.matchAll(exported)].map(([, name]) => name)
  return [...imports, ...Object.entries(formerExports).filter(([former]) => own.includes(former))]
}

const reported = new Set<string>()

/** Warns of each former name in each file, once in the life of a process. */
export const warnOfFormerNames = (
  root: string,
  parts: readonly FoundPart[],
  warn: (line: string) => void,
): void => {
  for (const { kind, files } of parts)
    for (const file of files.filter((path) => sourceEnding.test(path)))
      for (const [former, name] of usedIn(kind, file, readFileSync(join(root, file), 'utf8'))) {
        const key = `${join(root, file)} ${former}`
        if (!reported.has(key))
          warn(`${file} uses "${former}", which is deprecated. Replace it by ${name}.`)
        reported.add(key)
      }
}
