import { readFileSync } from 'node:fs'

/** What is wrong with a registry, in words: lines that it lacks, and lines too many. Their order is `biome check`'s to mend. */
export const registryFaults = (file: string, wanted: readonly string[]): string[] => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('/**'))
  return [
    ...wanted
      .filter((line) => !lines.includes(line))
      .map((line) => `${file} needs the line: ${line}`),
    ...lines
      .filter((line, index) => !wanted.includes(line) || lines.indexOf(line) < index)
      .map((line) => `${file} has a line to which there is no part, or has it twice: ${line}`),
  ]
}
