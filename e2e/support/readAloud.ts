import type { Page } from 'playwright'

type Node = {
  readonly nodeId: string
  readonly ignored: boolean
  readonly childIds?: readonly string[]
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly description?: { readonly value?: string }
  readonly properties?: readonly {
    readonly name: string
    readonly value: { readonly value?: unknown }
  }[]
}

/** Roles that only group what stands in them, or repeat its text. */
const silent = new Set([
  'none',
  'generic',
  'InlineTextBox',
  'RootWebArea',
  'LabelText',
  'MenuListPopup',
  'paragraph',
  'LineBreak',
  'list',
  'ListMarker',
  'listitem',
  'option',
  'Legend',
  'strong',
])

type Property = NonNullable<Node['properties']>[number]

const defaultState = ({ name, value: { value } }: Property): string[] => {
  if (name === 'invalid') return value === 'true' ? [name] : []
  return /^(?:required|modal|disabled|busy|live)$/.test(name) && value !== false && value !== 'off'
    ? [name]
    : []
}

/** With what else is told of a thing: how high a heading stands, what is open, pressed, ticked, where the focus is. */
const anyState = (property: Property): string[] => {
  const { name, value } = property
  if (/^(?:level|expanded|pressed|checked|live|hasPopup)$/.test(name))
    return value.value === 'off' ? [] : [`${name}=${String(value.value)}`]
  return name === 'focused' && value.value === true ? [name] : defaultState(property)
}

/** The button that the browser itself puts into a field for a day: what else it says of it differs from one version to the next. */
const ownButton = /^Show (?:date|time) picker/

const said = (
  { role, name, description, properties = [] }: Node,
  stateOf: (property: Property) => string[],
): string => {
  const own = role?.value === 'button' && ownButton.exec(name?.value ?? '')?.[0]
  if (own) return `button "${own}"`
  const states = properties.flatMap(stateOf)
  return [
    role?.value,
    `"${name?.value ?? ''}"`,
    ...states.sort(),
    description?.value ? `(${description.value})` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const linesOn = async (
  page: Page,
  stateOf: (property: Property) => string[],
): Promise<string[]> => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
    nodes: readonly Node[]
  }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const walk = (node: Node | undefined): string[] => {
    if (!node) return []
    const own = node.ignored || silent.has(node.role?.value ?? '') ? [] : [said(node, stateOf)]
    // What has a name of its own out of its content would say it twice.
    const inner = /^(?:link|button|heading|textbox|combobox|checkbox)$/.test(node.role?.value ?? '')
      ? []
      : (node.childIds ?? []).flatMap((id) => walk(byId.get(id)))
    return [...own, ...inner]
  }
  return walk(nodes[0])
}

/** What a screen reader meets from the page's start to its end, in the browser's own accessibility tree, one line a thing. */
export const readAloud = (page: Page): Promise<string[]> => linesOn(page, defaultState)

/** The same with all states, as a text that is kept (e2e/render/aloud). */
export const wholeAloud = async (page: Page): Promise<string> =>
  `${(await linesOn(page, anyState)).join('\n')}\n`
