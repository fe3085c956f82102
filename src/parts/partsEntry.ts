import { join } from 'node:path'
import { type FoundPart, fileOf, pascal } from './findParts.ts'

/** A folder's style sheets. */
const stylesOf = ({ files }: FoundPart): readonly string[] => files.filter((file) => file.endsWith('.module.css'))

/** The module that a bundle for Node begins with: everything of all parts, by kind and name. */
export const partsEntry = (root: string, parts: readonly FoundPart[]): string => {
  const imports: string[] = []
  const take = (file: string | undefined, how = '* as ', query = ''): string => {
    if (file === undefined) return 'undefined'
    const name = `m${imports.length}`
    imports.push(`import ${how}${name} from ${JSON.stringify(join(root, file) + query)}`)
    return name
  }
  const of = (kind: FoundPart['kind'], write: (part: FoundPart) => string) =>
    parts.filter((part) => part.kind === kind).map((part) => `${JSON.stringify(part.name)}: ${write(part)}`)
  const examples = ({ path, files }: FoundPart) => files.find((file) => file === `${path}/examples.json`)
  const styles = () => parts.flatMap((part) => stylesOf(part)).map((file) => take(file, '', '?inline'))
  const lines = [
    `export const blocks = { ${of('block', (part) => `{ schema: ${take(fileOf(part, 'schema'))}, component: ${take(fileOf(part, pascal(part.name)))}, examples: ${take(examples(part), '')} }`).join(', ')} }`,
    `export const fields = { ${of('field', (part) => `{ schema: ${take(fileOf(part, 'schema'))}, check: ${take(fileOf(part, 'check'))}, component: ${take(fileOf(part, `${pascal(part.name)}Input`))} }`).join(', ')} }`,
    `export const rules = { ${of('rule', (part) => take(part.path)).join(', ')} }`,
    `export const styles = [${styles().join(', ')}].join('\\n')`,
  ]
  return [...imports, ...lines].join('\n')
}
