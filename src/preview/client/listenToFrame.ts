import { isAssetAddress } from '../../document/addresses.ts'

type Listeners = { readonly navigate: (to: string) => void; readonly onBlock: (index: number | undefined) => void }

const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target // the frame has an Element of its own

/** Whether a click is the browser's own affair: another button, a new tab, a download. */
const leaveAlone = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.target !== '' ||
  link.hasAttribute('download')

const follow = (event: MouseEvent, navigate: Listeners['navigate']): void => {
  const link = isElement(event.target) ? event.target.closest('a') : null
  if (!link?.href || leaveAlone(event, link)) return
  const here = link.ownerDocument.location
  if (link.origin !== here.origin) {
    if (!/^https?:$/.test(link.protocol)) return
    event.preventDefault()
    window.open(link.href, '_blank', 'noopener')
    return
  }
  if (isAssetAddress(link.pathname) || (link.pathname === here.pathname && link.hash)) return
  event.preventDefault()
  navigate(link.pathname + link.search + link.hash)
}

const blockOf = (target: EventTarget | null): number | undefined => {
  const index = isElement(target) ? target.closest('[data-block]')?.getAttribute('data-block') : null
  return index === null || index === undefined ? undefined : Number(index)
}

/** Listens to the page in the frame: its links lead the authoring pages on, and what the pointer is on is told. */
export const listenToFrame = (view: Window, { navigate, onBlock }: Listeners): void => {
  view.addEventListener('click', (event) => follow(event, navigate))
  for (const type of ['pointerover', 'focusin']) view.addEventListener(type, ({ target }) => onBlock(blockOf(target)))
  view.document.documentElement.addEventListener('pointerleave', () => onBlock(undefined))
}
