/** What a block's script in the browser exports: it is started once for each of its blocks on the page, and in a dialog. */
export type Behaviour = { readonly start: (element: HTMLElement) => void }
