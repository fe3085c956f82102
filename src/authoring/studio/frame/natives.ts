import { trustedName } from '../protocol/frameMessages.ts'

/**
 * What the frame's script needs of the browser, taken before any other script of the page runs: whatever the site brings may change the
 * prototypes later, and would be handed the port.
 */
const getterOf = <T extends object, K extends keyof T>(prototype: T, key: K): ((of: T) => T[K]) => {
  const get = Object.getOwnPropertyDescriptor(prototype, key)?.get
  if (!get) throw new Error(`This browser has no ${String(key)}.`)
  return Function.prototype.call.bind(get)
}

export const portsOf = getterOf(MessageEvent.prototype, 'ports')
export const dataOf = getterOf(MessageEvent.prototype, 'data')
export const originOf = getterOf(MessageEvent.prototype, 'origin')
export const sourceOf = getterOf(MessageEvent.prototype, 'source')
export const send: (port: MessagePort, message: unknown) => void = Function.prototype.call.bind(
  MessagePort.prototype.postMessage,
)
export const start: (port: MessagePort) => void = Function.prototype.call.bind(
  MessagePort.prototype.start,
)
export const listen: (
  target: EventTarget,
  type: string,
  listener: (event: never) => void,
  options?: AddEventListenerOptions,
) => void = Function.prototype.call.bind(EventTarget.prototype.addEventListener)
export const stopAll: (event: Event) => void = Function.prototype.call.bind(
  Event.prototype.stopImmediatePropagation,
)
export const stopHere: (event: Event) => void = Function.prototype.call.bind(
  Event.prototype.stopPropagation,
)
export const prevent: (event: Event) => void = Function.prototype.call.bind(
  Event.prototype.preventDefault,
)
const post: (target: Window, message: string, origin: string) => void =
  Function.prototype.call.bind(window.postMessage)
const { parent } = window

/** Says something to the page around this one, if that is of an origin. */
export const tellParent = (message: string, origin: string): void => post(parent, message, origin)
export const isParent = (source: unknown): boolean => source === parent

/** Pages may say that nobody makes HTML of strings (trusted types): this one name is the studio's, and taken once. */
const policy = (
  window as {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createHTML: (html: string) => string },
      ) => { createHTML: (html: string) => string }
    }
  }
).trustedTypes?.createPolicy(trustedName, { createHTML: (html) => html })
const parser = new DOMParser()
const parse: (html: string) => Document = (html) =>
  parser.parseFromString(policy ? policy.createHTML(html) : html, 'text/html')
export const parseHtml = parse
