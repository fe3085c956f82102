import type { Page } from 'playwright'

type Node = {
  readonly nodeId: string
  readonly ignored: boolean
  readonly childIds?: readonly string[]
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly description?: { readonly value?: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
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

const said = ({ role, name, description, properties = [] }: Node): string => {
  const states = properties.flatMap(({ name: state, value: { value } }) =>
    /^(?:required|modal|disabled|busy|live)$/.test(state) && value !== false && value !== 'off'
      ? [state]
      : state === 'invalid' && value === 'true'
        ? ['invalid']
        : [],
  )
  return [role?.value, `"${name?.value ?? ''}"`, ...states.sort(), description?.value ? `(${description.value})` : ''].filter(Boolean).join(' ')
}

/** What a screen reader meets from the page's start to its end, in the browser's own accessibility tree, one line a thing. */
export const readAloud = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly Node[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const walk = (node: Node | undefined): string[] => {
    if (!node) return []
    const own = node.ignored || silent.has(node.role?.value ?? '') ? [] : [said(node)]
    // What has a name of its own out of its content would say it twice.
    const inner = /^(?:link|button|heading|textbox|combobox|checkbox)$/.test(node.role?.value ?? '')
      ? []
      : (node.childIds ?? []).flatMap((id) => walk(byId.get(id)))
    return [...own, ...inner]
  }
  return walk(nodes[0])
}
