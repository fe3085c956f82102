/** What lies over the page and is none of it: outlines. Site's style and ours never touch: it has a shadow root of its own. */
export type Overlay = {
  readonly root: ShadowRoot
  /** Draws an outline around some boxes, or takes it away; `name` keeps the outlines apart. */
  readonly outline: (name: string, boxes: readonly DOMRect[], tone?: string) => void
  /** What is under a header that stays at the top is not outlined on it. */
  readonly cover: (height: number) => void
  readonly say: (words: string) => void
  /** A field that no one sees, for what is written while no text is open for it: characters that are composed come to fields only. */
  readonly field: HTMLTextAreaElement
}

const css = `
:host { all: initial !important; position: fixed !important; inset: 0 !important; inline-size: auto !important; block-size: auto !important; pointer-events: none !important; z-index: 2147483647 !important; display: block !important; }
.box { position: absolute; box-sizing: border-box; border-radius: 4px; outline: 1px solid Highlight; outline-offset: 3px; }
.box[data-name=block] { outline: 1px dashed color-mix(in srgb, Highlight 55%, transparent); outline-offset: 0; }
.box[data-name=entry] { outline: 1px solid color-mix(in srgb, Highlight 70%, transparent); outline-offset: 6px; }
.box[data-name=prompt] { outline: 1.5px dashed color-mix(in srgb, Highlight 60%, transparent); background: color-mix(in srgb, Highlight 7%, transparent); }
.box[data-name=draft] { outline: 1.5px dashed #7a4fd0; outline-offset: 2px; container-type: size; }
.box[data-name=draft]::after { content: 'Draft: visitors don’t get this yet'; position: absolute; inset-block-start: 2px; inset-inline-end: 2px; padding: 2px 7px; border-radius: 4px; background: #5b34ad; color: #fff; font: 600 11px/1.4 system-ui, sans-serif; white-space: nowrap; }
/* A word of a menu has no room for that: it would be covered, and its neighbours. */
@container (height < 60px) { .box[data-name=draft]::after { content: 'Draft'; inset-block: 100% auto; inset-inline: 0 auto; padding: 0 4px; font-size: 9px; } }
.box[data-name=chosen] { outline-width: 2px; }
.box[data-name=text] { outline: 2px solid Highlight; outline-offset: 4px; }
.box[data-tone=error] { outline: 2px solid #c62828; }
.box[data-tone=warning] { outline: 2px solid #b26a00; }
.box[data-tone=note] { outline: 1px solid #3367d6; }
.said, .field { position: absolute; border: 0; padding: 0; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`

/** So far outlines stand out, in pixels. */
const around = 8

/** Puts the overlay behind the body, so that no rule of the page counts it among its children. */
export const openOverlay = (): Overlay => {
  const host = document.createElement('studio-overlay')
  const root = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const said = document.createElement('div')
  said.className = 'said'
  said.setAttribute('aria-live', 'polite')
  const field = document.createElement('textarea')
  field.className = 'field'
  field.tabIndex = -1
  field.setAttribute('aria-label', 'What is being added')
  root.append(said, field)
  document.documentElement.append(host)
  const drawn = new Map<
    string,
    { readonly places: string; readonly elements: readonly HTMLElement[] }
  >()
  let covered = 0
  return {
    root,
    field,
    cover: (height) => {
      covered = height
    },
    say: (words) => {
      said.textContent = words
    },
    outline: (name, boxes, tone) => {
      // Beside the bar to scroll by, which stands at the left of a page from right to left: boxes are counted from the edge of the window.
      const from = host.getBoundingClientRect()
      const places = boxes.map(
        ({ x, y, width, height }) =>
          `left:${x - from.x}px;top:${y - from.y}px;width:${width}px;height:${height}px${
            // What is wholly there may be part of the header.
            y < covered && y + height > covered
              ? `;clip-path:inset(${covered - y}px -${around}px -${around}px)`
              : ''
          }`,
      )
      const old = drawn.get(name)
      if (old?.places === places.join()) return // most outlines stay where they are while somebody types
      for (const element of old?.elements ?? []) element.remove()
      const elements = places.map((place) => {
        const element = document.createElement('div')
        element.className = 'box'
        element.dataset['name'] = name
        if (tone) element.dataset['tone'] = tone
        element.style.cssText = place
        return element
      })
      root.append(...elements)
      drawn.set(name, { places: places.join(), elements })
    },
  }
}
