/** Stands in previews alone: what a form sends is answered at once as all is well, and goes nowhere, whatever the host does. */
export type Given = { readonly forms: string }

declare const given: Given

const { fetch: real } = window

window.fetch = (input, init) =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname.startsWith(
    given.forms,
  )
    ? Promise.resolve(
        new Response('{"ok":true,"next":"/"}', { headers: { 'Content-Type': 'application/json' } }),
      )
    : real(input, init)
