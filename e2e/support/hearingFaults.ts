import { wholeAloud } from './readAloud.ts'

/** Roles that say nothing to a person who hears them without a name. */
const named = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'switch'],
  ...['spinbutton', 'slider', 'tab', 'menuitem', 'Date', 'InputTime', 'listbox'],
  ...['heading', 'region', 'navigation', 'search', 'toolbar', 'dialog', 'image'],
])

/** What a person who hears a view of the studio would miss: names of controls, the heading of the view, levels of headings. */
export const hearingFaults = async (
  page: Parameters<typeof wholeAloud>[0],
  heading: string,
): Promise<string[]> => {
  const lines = (await wholeAloud(page)).split('\n')
  const nameless = lines.filter((line) => named.has(/^(\w+) ""/.exec(line)?.[1] ?? ''))
  const headings = lines.flatMap((line) => {
    const [, name = '', level] = /^heading "(.*)".* level=(\d)/.exec(line) ?? []
    return level ? [{ name, level: Number(level) }] : []
  })
  const first = headings.filter(({ level }) => level === 1).map(({ name }) => name)
  const skipped = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1)
  return [
    ...nameless.map((line) => `has no name: ${line}`),
    ...(first.length === 1 && first[0] === heading ? [] : [`headings of level 1: ${first}`]),
    ...skipped.map(({ name }) => `skips a level: ${name}`),
    ...(lines.filter((line) => line.startsWith('main ')).length === 1 ? [] : ['not one main part']),
    ...(lines.some((line) => line.startsWith('navigation "Views"')) ? [] : ['no list of views']),
  ]
}
