import type { Studio } from '../store/Studio.ts'

/** Takes a part of a document out that it can do without, and says so with the way back. What it stood in is chosen then. */
export const takeOut = (
  studio: Studio,
  file: string,
  { pointer, title }: { readonly pointer: string; readonly title: string },
): void => {
  studio.send({ label: `Removed ${title}`, edits: [{ kind: 'remove', file, pointer }] })
  studio.choose({ file, pointer: pointer.slice(0, pointer.lastIndexOf('/')) }, 'panel')
  studio.notify(`Removed ${title}.`, 'done', true)
}
