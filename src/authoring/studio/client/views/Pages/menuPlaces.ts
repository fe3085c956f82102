import { isObject } from '../../../../../core/document/isObject.ts'

/** A list of links in the header or the footer: how it is called, where it stands in the settings, and the links in it. */
export type MenuList = {
  readonly name: string
  readonly pointer: string
  /** Where the heading of the list leads. */
  readonly leadsTo?: string | undefined
  readonly links: readonly {
    readonly label: string
    readonly href: string | undefined
    readonly text: string | undefined
  }[]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown, key: string) =>
  isObject(value) && typeof value[key] === 'string' ? value[key] : undefined
const linksIn = (value: unknown) =>
  listOf(value).map((one) => ({
    label: textOf(one, 'label') ?? '',
    href: textOf(one, 'href'),
    text: textOf(one, 'text'),
  }))

const groupsIn = (name: string, value: unknown, pointer: string): MenuList[] =>
  listOf(isObject(value) ? value['groups'] : undefined).map((group, index) => ({
    name: [name, textOf(group, 'label')].filter(Boolean).join(' › '),
    pointer: `${pointer}/groups/${index}/items`,
    leadsTo: textOf(group, 'href'),
    links: linksIn(isObject(group) ? group['items'] : undefined),
  }))

/** The lists that links to pages stand in: the header's line, each group of its menus, and the footer's. Pure. */
export const menuLists = (settings: unknown): MenuList[] => {
  if (!isObject(settings)) return []
  const entries = listOf(settings['navigation'])
  const menus = entries.flatMap((entry, index) =>
    groupsIn(textOf(entry, 'label') ?? '', entry, `/navigation/${index}`),
  )
  const top =
    entries.length > 0
      ? [{ name: 'The line at the top', pointer: '/navigation', links: linksIn(entries) }]
      : []
  return [...top, ...menus, ...groupsIn('Footer', settings['footer'], '/footer')]
}

const depthShared = (one: string, other: string): number => {
  const [steps, others] = [one, other].map((route) => route.split('/')) as [string[], string[]] // of two
  const differ = steps.findIndex((step, index) => step !== others[index])
  return differ === -1 ? steps.length : differ
}

/**
 * The link after which a page belongs first of all: the last that leads to a page beside it, in the list of the page that it belongs to (`parent`) before others;
 * else the last of that list. Undefined where there is none. Pure.
 */
export const likelyPlace = (
  lists: readonly MenuList[],
  route: string,
  parent?: string,
): string | undefined => {
  const own = parent === undefined ? undefined : lists.find(({ leadsTo }) => leadsTo === parent)
  const depth = route.split('/').length - 1
  for (const { pointer, links } of own ? [own, ...lists] : lists) {
    const last = links.findLastIndex(
      ({ href }) => href !== undefined && depth > 1 && depthShared(href, route) === depth,
    )
    if (last !== -1) return `${pointer}/${last}`
  }
  return own && `${own.pointer}/${own.links.length - 1}`
}
