/**
 * What a block's script in the browser exports: it is started once for each of its blocks on the page, and in a dialog. Where the element is marked `data-later`,
 * on a page only once something has the focus or the address names a place; `event` is what told of that, if it came after the page.
 */
export type Behaviour = { readonly start: (element: HTMLElement, event?: Event) => void }
