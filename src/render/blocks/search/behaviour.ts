import type { SearchMatch } from './behaviour.find.ts'
import type { SearchIndex } from './searchIndex.ts'

type Finder = (query: string) => SearchMatch[]

const load = async (address: string, script: string): Promise<Finder> => {
  const [{ finder }, answer] = await Promise.all([
    import(/* @vite-ignore */ script) as Promise<typeof import('./behaviour.find.ts')>,
    fetch(address),
  ])
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return finder((await answer.json()) as SearchIndex) // made by the same build: searchIndex.ts
}

/** One found page, drawn from the template. */
const draw = (
  template: HTMLTemplateElement,
  { page: [route, name, about], parts }: SearchMatch,
): Node => {
  const drawn = template.content.cloneNode(true) as DocumentFragment // a template's content is one
  const [link, text, list] = [
    drawn.querySelector('a'),
    drawn.querySelector('p'),
    drawn.querySelector('ul'),
  ]
  const item = list?.firstElementChild
  if (link) Object.assign(link, { href: route, textContent: name })
  if (text) text.textContent = about
  item?.remove()
  for (const [, id, title, value] of parts) {
    const part = item?.cloneNode(true) as Element | undefined // a copy of an element is one
    const [anchor, figure] = [part?.querySelector('a'), part?.querySelector('span')]
    if (anchor) Object.assign(anchor, { href: id ? `${route}#${id}` : route, textContent: title })
    if (figure && value) {
      anchor?.after(': ')
      figure.textContent = value
    }
    if (part) list?.append(part)
  }
  if (parts.length === 0) list?.remove()
  return drawn
}

/**
 * Searches as somebody types, and what the address asks for: /find?q=brake+pads. What is typed stands behind the address's #, so that no server is told. Index and search are loaded when the
 * field is first used. A failure is said, and tried again with the next letter.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: visitors load it, and parts of its own weigh more
export const start = (root: HTMLElement): void => {
  const [form, status, results, template] = [
    root.querySelector('form'),
    root.querySelector('[role=status]'),
    root.querySelector('ol'),
    root.querySelector('template'),
  ]
  const input = root.querySelector('input')
  if (!form || !status || !results || !template || !input) return
  const { index = '', script = '', found = '', empty = '', failed = '' } = root.dataset
  let finding: Promise<Finder> | undefined
  const ready = () => {
    finding ??= load(index, script)
    finding.catch(() => {
      finding = undefined
    })
    return finding
  }
  /** What the address asks for: behind the # what was typed here, which browsers keep to themselves; behind the ? what a link asks for. */
  const asked = () =>
    (
      new URLSearchParams(location.hash.slice(1)).get('q') ??
      new URLSearchParams(location.search).get('q') ??
      ''
    )
      .trim()
      .slice(0, 200)

  const show = async (query: string) => {
    let hits: SearchMatch[] = []
    let words = ''
    if (query !== '') {
      try {
        hits = (await ready())(query)
        words = (hits.length > 0 ? found : empty)
          .replace('{count}', String(hits.length))
          .replace('{query}', () => query)
      } catch {
        words = failed
      }
      if (input.value.trim() !== query) return // somebody typed on meanwhile
    }
    status.textContent = words
    results.hidden = hits.length === 0
    results.replaceChildren(...hits.map((hit) => draw(template, hit)))
  }

  const keep = (query: string) =>
    history.replaceState(
      history.state,
      '',
      query === ''
        ? location.pathname
        : `${location.pathname}#${new URLSearchParams({ q: query })}`,
    )
  let pause: ReturnType<typeof setTimeout> | undefined
  input.addEventListener('focus', () => void ready().catch(() => undefined), { once: true }) // said when something is searched
  input.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(() => {
      keep(input.value.trim())
      void show(input.value.trim())
    }, 120)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(pause)
    keep(input.value.trim())
    void show(input.value.trim())
  })
  addEventListener('hashchange', () => {
    if (/^#(?!q=)./.test(location.hash)) return // a place on the page, such as the content that is skipped to
    input.value = asked()
    void show(input.value)
  })
  // What was typed before this script came is meant, and newer than the address.
  if (input.value === '') input.value = asked()
  else keep(input.value.trim())
  if (input.value.trim() !== '') void show(input.value.trim())
  else if (document.activeElement === input) void ready().catch(() => undefined)
}
