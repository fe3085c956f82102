import { join } from 'node:path'
import { type FoundPart, fileOf } from './findParts.ts'
import { pascal } from './pascal.ts'

/** A folder's style sheets. */
const stylesOf = ({ files }: FoundPart): readonly string[] =>
  files.filter((file) => file.endsWith('.module.css'))

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
    parts
      .filter((part) => part.kind === kind)
      .map((part) => `${JSON.stringify(part.name)}: ${write(part)}`)
  const examples = ({ path, files }: FoundPart) =>
    files.find((file) => file === `${path}/examples.json`)
  const styles = () =>
    parts.flatMap((part) => stylesOf(part)).map((file) => take(file, '', '?inline'))
  const lines = [
    `export const blocks = { ${of('block', (part) => `{ schema: ${take(fileOf(part, 'schema'))}, component: ${take(fileOf(part, pascal(part.name)))}, examples: ${take(examples(part), '')} }`).join(', ')} }`,
    `export const fields = { ${of('field', (part) => `{ schema: ${take(fileOf(part, 'schema'))}, check: ${take(fileOf(part, 'check'))}, component: ${take(fileOf(part, `${pascal(part.name)}Input`))} }`).join(', ')} }`,
    `export const rules = { ${of('rule', (part) => take(part.path)).join(', ')} }`,
    `export const styles = [${styles().join(', ')}].join('\\n')`,
  ]
  return [...imports, ...lines].join('\n')
}

/** The module that the script of own fields for visitors begins with: what they refuse, and their inputs; nothing of their schemas. */
export const fieldsEntry = (root: string, parts: readonly FoundPart[]): string => {
  const fields = parts.filter(({ kind }) => kind === 'field')
  const place = (part: FoundPart, name: string) =>
    JSON.stringify(join(root, fileOf(part, name) ?? ''))
  return [
    ...fields.map(
      (part, index) =>
        `import * as rules${index} from ${place(part, 'check')}\nimport { ${pascal(part.name)}Input as input${index} } from ${place(part, `${pascal(part.name)}Input`)}`,
    ),
    `export const rules = { ${fields.map(({ name }, index) => `${name}: rules${index}`).join(', ')} }`,
    `export const inputs = { ${fields.map(({ name }, index) => `${name}: input${index}`).join(', ')} }`,
  ].join('\n')
}
