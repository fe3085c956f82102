import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../../src/content/lint/formats/format.ts'
import { pretty } from '../../src/content/lint/formats/pretty.ts'
import type { Finding } from '../../src/content/lint/types/finding.ts'
import type { AnyKit } from '../../src/kits/plugins/joinParts.ts'
import { type Opened, openParts } from '../../src/kits/plugins/openParts.ts'
import { PartProblem } from '../../src/kits/plugins/PartProblem.ts'
import type { Io } from '../../src/site/terminal/io.mjs'
import { engineHere } from '../engineHere.mjs'
import { CommandEnd } from '../readArguments.mjs'

/** What is wrong with a site's own parts, as lint's forms take it. */
export const partsResult = (root: string, findings: readonly Finding[]): Omit<Result, 'color'> => ({
  files: [...new Set(findings.map(({ file }) => file))],
  findings,
  textOf: (file) =>
    existsSync(join(root, file)) && /\.\w+$/.test(file)
      ? readFileSync(join(root, file), 'utf8')
      : undefined,
})

/**
 * The kit of a site and the engine to go with it: those that every site has, joined by its plugins. If one of these is wrong, it is reported (`show`; default: in
 * words), and the command ends with 1.
 */
export const openSite = async <K extends AnyKit>(
  standard: K,
  root: string,
  io: Io,
  show: (findings: readonly Finding[]) => void = (findings) =>
    io.tell(pretty({ ...partsResult(root, findings), color: io.errorsHaveColors }), true),
): Promise<Opened<K>> => {
  try {
    return await openParts({ root, engine: engineHere(), standard, tell: io.tell })
  } catch (error) {
    if (!(error instanceof PartProblem)) throw error
    show(error.findings)
    throw new CommandEnd(1)
  }
}
