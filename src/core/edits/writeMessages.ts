import type { MessageOf } from '../text/MessageOf.ts'

/** Why a change can't be written, by code; `call` names a file or folder in the words of the surface. */
export const writeMessages = {
  noFile: ({ file }: { file: string }, call: Call) => `There is no ${call(file)}.`,
  notADocument: ({ file }: { file: string }, call: Call) => `${call(file)} is no document.`,
  changedSince: ({ file }: { file: string }, call: Call) =>
    `${call(file)} was changed since: this can't be taken back by itself.`,
  existsAlready: ({ file }: { file: string }, call: Call) => `${call(file)} exists already.`,
  goneAt: ({ file, pointer }: { file: string; pointer: string }, call: Call) =>
    `${call(file)} has nothing at ${pointer || 'its root'} any more.`,
  takenAt: ({ file, pointer }: { file: string; pointer: string }, call: Call) =>
    `${call(file)} has something at ${pointer} already.`,
  keyTaken: ({ file, key, beside }: { file: string; key: string; beside: string }, call: Call) =>
    `${call(file)} has a "${key}" beside "${beside}" already.`,
  notReadable: ({ file }: { file: string }, call: Call) =>
    `${call(file)} can't be read at the moment: mend it first.`,
  notOfSite: ({ path }: { path: string }) => `${path} is no place of a site.`,
  otherWriting: ({ root }: { root: string }) =>
    `Another command is writing ${root}. Run this one again once it is done.`,
  changedMeanwhile: ({ file }: { file: string }, call: Call) =>
    `${call(file)} was changed meanwhile, or is no text in UTF-8: look at it, and run the command again.`,
  pagesGone: ({ folder }: { folder: string }) =>
    `The folder ${folder} is gone: look whether the site was moved.`,
  outsideLink: ({ file }: { file: string }, call: Call) =>
    `${call(file)} lies behind a link that leads out of the site.`,
  movesFiles: () =>
    'This moves files, which your editor leaves to others: the command `move` does it.',
  needsCommand: ({ file }: { file: string }, call: Call) =>
    `${call(file)} can't be changed in an editor: use the command for it.`,
}
type Call = (path: string) => string

export type WriteMessage = MessageOf<typeof writeMessages>

type AnyText = (data: unknown, call: Call) => string

/** The text of a message. */
export const writeText = ({ code, data }: WriteMessage, call: Call = (path) => path): string =>
  (writeMessages as unknown as Readonly<Record<string, AnyText>>)[code]?.(data, call) ?? code // the type of messages ties data to code
