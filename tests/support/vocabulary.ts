import { readFileSync } from 'node:fs'

/** schema.org's types, each with all its properties, its parents' among them; and which types each is a kind of. */
export type Vocabulary = {
  readonly propertiesOf: (type: string) => ReadonlySet<string> | undefined
  readonly isA: (type: string, kind: string) => boolean
}

type Base = { readonly parents: readonly string[]; readonly own: readonly string[] }

/**
 * Reads the vocabulary as Google publishes it in `schema-dts`: `interface XBase extends YBase { "name"?: … }` and
 * `interface XLeaf extends XBase { "@type": "X" }`.
 */
export const vocabulary = (): Vocabulary => {
  const text = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')
  const bases = new Map<string, Base>()
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm,
  )) {
    const own = [...body.matchAll(/^ {4}"([^"@]+)"\?:/gm)].map(([, property = '']) => property)
    bases.set(name, {
      parents: [...parents.matchAll(/\b(\w+(?:Base|Leaf))\b/g)].map(([, parent = '']) => parent),
      own,
    })
  }
  const leafOf = (type: string) => (bases.has(`${type}Leaf`) ? `${type}Leaf` : undefined)
  const chain = (name: string): string[] => [
    name,
    ...(bases.get(name)?.parents ?? []).flatMap(chain),
  ]
  return {
    propertiesOf: (type) => {
      const leaf = leafOf(type)
      return leaf === undefined
        ? undefined
        : new Set(chain(leaf).flatMap((name) => bases.get(name)?.own ?? []))
    },
    isA: (type, kind) =>
      chain(leafOf(type) ?? '').some((name) => name === `${kind}Base` || name === `${kind}Leaf`),
  }
}
