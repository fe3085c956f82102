/** What occurs on a page: its classes and element names. */
export type Used = { readonly classes: ReadonlySet<string>; readonly elements: ReadonlySet<string> }

/** What a selector needs to match anything at all. */
export type Needs = { readonly classes: readonly string[]; readonly elements: readonly string[] }

/** Reads the classes and elements that occur in a piece of HTML. */
export const usedIn = (html: string): Used => {
  const classes = new Set<string>()
  const elements = new Set(['html', 'body', 'head'])
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) elements.add(element)
  const lists = new Set<string>()
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) lists.add(list)
  for (const list of lists) for (const name of list.split(/\s+/)) classes.add(name)
  return { classes, elements }
}

/** What one selector needs. Alternatives, exclusions and attributes may come true later, so they need nothing. */
export const needsOf = (selector: string): Needs => {
  const plain = selector
    .replace(/:(?:is|where|not|has|nth-[a-z-]+)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/::?[a-z-]+(?:\([^)]*\))?/g, '')
  return {
    classes: [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    elements: [...plain.matchAll(/(?:^|[\s>+~(,])([a-z][a-z0-9]*)/g)].map(([, name = '']) => name),
  }
}
