import { readFileSync } from 'node:fs'
import { nearest } from '../../src/lint/nearest.ts'

/** The names that a module may export, and whether it must. */
export type Names = Readonly<Record<string, boolean>>

/**
 * What is wrong with what a part's file exports, in words: names that it lacks, and names that nobody reads. `found` are
 * the names in it, undefined where there is no such file; `contract` is the file that names all that it may export.
 */
export const exportFaults = (file: string, found: readonly string[] | undefined, names: Names, contract: string): string[] => {
  if (!found) return [`${file} is missing.`]
  const missing = Object.keys(names).filter((name) => names[name] && !found.includes(name))
  const strange = found.filter((name) => !Object.hasOwn(names, name))
  const hint = (name: string) => {
    const meant = nearest(name, Object.keys(names))
    return meant ? `Did you mean "${meant}"?` : 'What only this part needs stands in a file of its own.'
  }
  return [
    ...missing.map((name) => `${file} must export "${name}": see ${contract}.`),
    ...strange.map((name) => `${file} exports "${name}", which nobody reads: see ${contract}. ${hint(name)}`),
  ]
}

/** What is wrong with a registry, in words: lines that it lacks, and lines too many. Their order is `biome check`'s to mend. */
export const registryFaults = (file: string, wanted: readonly string[]): string[] => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('/**'))
  return [
    ...wanted.filter((line) => !lines.includes(line)).map((line) => `${file} needs the line: ${line}`),
    ...lines
      .filter((line, index) => !wanted.includes(line) || lines.indexOf(line) < index)
      .map((line) => `${file} has a line to which there is no part, or has it twice: ${line}`),
  ]
}
