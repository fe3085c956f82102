/**
 * Runs in the page before anything else, and takes from the browser what came later than such a year: newer means of moving about;
 * before 2024 popovers and speculation rules too, before 2022 dialogs, and newer means of styles. The selectors that came with them are mistakes there.
 */
export const growOld = (year: number): void => {
  const without = (prototype: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(prototype, name)
  }
  without(HTMLDialogElement.prototype, 'requestClose', 'closedBy')
  if (year < 2024) {
    without(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover')
    without(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction')
    without(HTMLScriptElement, 'supports')
    without(Element.prototype, 'checkVisibility')
  }
  without(Document.prototype, 'startViewTransition')
  without(window, 'navigation', 'trustedTypes')
  if (year < 2022) {
    without(HTMLDialogElement.prototype, 'showModal', 'show', 'close', 'open')
    without(Element.prototype, 'ariaExpanded', 'ariaPressed', 'ariaLabel', 'replaceChildren')
    without(HTMLElement.prototype, 'inert')
    without(Document.prototype, 'adoptedStyleSheets')
    without(Array.prototype, 'at', 'findLast', 'toSorted', 'toReversed', 'with')
    without(Object, 'hasOwn')
    without(window, 'structuredClone')
  }
  const unknown =
    year < 2022
      ? /:(?:popover-open|modal|open|has)\b/
      : year < 2024
        ? /:(?:popover-open|open)\b/
        : /:open\b/
  const asks: [object, string][] = [Element.prototype, Document.prototype].flatMap((prototype) =>
    ['matches', 'closest', 'querySelector', 'querySelectorAll']
      .filter((name) => name in prototype)
      .map((name): [object, string] => [prototype, name]),
  )
  for (const [prototype, name] of asks) {
    const ask = Reflect.get(prototype, name) as (selector: string) => unknown // the four take one
    Reflect.set(prototype, name, function (this: object, selector: string) {
      const known = year < 2024 ? selector.replaceAll(/:is\(:popover-open\)/g, ':not(*)') : selector // what it doesn't know is passed over there
      if (unknown.test(known))
        throw new DOMException(`${selector} is not a valid selector`, 'SyntaxError')
      return ask.call(this, known)
    })
  }
}
