import { DOMSerializer, type Node } from 'prosemirror-model'

/** What a text looks like on the page that nobody types in: figures in it are words as any other. */
export const shownText = ({ type, content }: Node): DocumentFragment => {
  const shown = DOMSerializer.fromSchema(type.schema).serializeFragment(content) as DocumentFragment // it gives one where it is handed none
  for (const chip of shown.querySelectorAll('[data-fact]')) chip.replaceWith(...chip.childNodes)
  shown.normalize()
  return shown
}
