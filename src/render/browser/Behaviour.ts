/**
 * What a block's script in the browser exports: it is started once for each of its blocks on the page, and in a dialog. An element marked `data-later` holds what
 * is pressed in it until that is done, a promise included. If the mark is empty, the script comes only once the pointer or the focus is in the element, or the
 * address names a place; `event` is what told of that, if it came after the page.
 */
export type Behaviour = {
  readonly start: (element: HTMLElement, event?: Event) => void | Promise<void>
}

/** A part of a page that has such a script. */
export type Part = HTMLElement & {
  /** What was pressed in it too early: src/render/browser/inline/holdEarly.ts. */
  held?: Event[]
  begun?: Promise<void> | undefined
}
