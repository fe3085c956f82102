/** Stands among the elements of a page that is written from right to left, in whole or in a part that may hold a field. */
const fromRight = ':dir(rtl)'

/** What occurs on a page: its classes and element names. */
export type Used = { readonly classes: ReadonlySet<string>; readonly elements: ReadonlySet<string> }

/**
 * Classes that elements take on only in the browser, by the class that they come with: what a form says when
 * something is wrong, the toasts, which may come on any page, and move into an open dialog.
 */
const companions: Readonly<Record<string, readonly string[]>> = {
  'form-root': [
    'form-error',
    'form-alert',
    'form-hint',
    'ui-button',
    'ui-secondary',
    'ui-quiet',
    'section-actions',
    'ui-hidden',
  ],
  toasts: ['toast', 'toast-close'],
  dialog: ['toasts'],
}

/** What a selector needs to match anything at all. */
export type Needs = { readonly classes: readonly string[]; readonly elements: readonly string[] }

/** Reads the classes and elements that occur in a piece of HTML. */
export const usedIn = (html: string): { classes: Set<string>; elements: Set<string> } => {
  const classes = new Set<string>()
  const elements = new Set(['html', 'body', 'head'])
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) elements.add(element)
  if (/<(?!(?:a|bdi|li|p|span)\s)[a-z][a-z0-9]*\s[^>]*\bdir="rtl"/.test(html))
    elements.add(fromRight)
  const lists = new Set<string>()
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) lists.add(list)
  for (const list of lists) for (const name of list.split(/\s+/)) classes.add(name)
  for (const name of [...classes])
    for (const companion of companions[name] ?? []) classes.add(companion)
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
    elements: [
      ...[...plain.matchAll(/(?:^|[\s>+~(,])([a-z][a-z0-9]*)/g)].map(([, name = '']) => name),
      ...(selector.includes(fromRight) ? [fromRight] : []),
    ],
  }
}
