/**
 * A face that comes late is not used on a first view, so that nothing moves: the device's own is as good to read. Not so where the device has none for the
 * script of the page and draws boxes: there the page's face is shown as soon as it has come, on slow lines too.
 */
export type Given = { readonly letters: string }

declare const given: Given

const ink = document.createElement('canvas').getContext('2d')
// All that a device can't draw is the same box, and as wide.
if (new Set([...given.letters].map((letter) => ink?.measureText(letter).width)).size === 1) {
  delete document.documentElement.dataset['late']
  for (const face of document.fonts) face.display = 'swap'
}
