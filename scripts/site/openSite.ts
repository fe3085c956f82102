import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../../src/content/lint/formats/format.ts'
import { pretty } from '../../src/content/lint/formats/pretty.ts'
import type { Finding } from '../../src/content/lint/types/finding.ts'
import type { AnyKit } from '../../src/kits/plugins/joinParts.ts'
import { type Opened, openParts } from '../../src/kits/plugins/openParts.ts'
import { PartProblem } from '../../src/kits/plugins/PartProblem.ts'
import { tell } from '../../src/site/terminal/print.mjs'
import { engineHere } from '../engineHere.mjs'

/** What is wrong with a site's own parts, as lint's forms take it. */
export const partsResult = (root: string, findings: readonly Finding[]): Omit<Result, 'color'> => ({
  files: [...new Set(findings.map(({ file }) => file))],
  findings,
  textOf: (file) =>
    existsSync(join(root, file)) && /\.\w+$/.test(file)
      ? readFileSync(join(root, file), 'utf8')
      : undefined,
})

const inWords = (root: string, findings: readonly Finding[]) =>
  tell(pretty({ ...partsResult(root, findings), color: process.stderr.isTTY === true }), true)

/**
 * The kit of a site and the engine to go with it: those that every site has, joined by its own parts. Where one of these is wrong, it is told (`show`; usually in
 * words), and the process ends with 1.
 */
export const openSite = async <K extends AnyKit>(
  standard: K,
  root: string,
  show: (findings: readonly Finding[]) => void = (findings) => inWords(root, findings),
): Promise<Opened<K>> => {
  try {
    return await openParts({ root, engine: engineHere(), standard, tell })
  } catch (error) {
    if (!(error instanceof PartProblem)) throw error
    show(error.findings)
    return process.exit(1)
  }
}
