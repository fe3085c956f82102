import type { Context, SharedContext } from '../types/context.ts'
import type { KnownFile } from '../types/file.ts'

/** Makes what project rules see, of all documents. */
export const projectContextOf = (files: readonly KnownFile[], shared: SharedContext): Context => {
  const pages = new Map<string, KnownFile>()
  const dialogs = new Map<string, KnownFile>()
  for (const file of files) {
    const { kind, route } = file.place ?? {}
    if (route === undefined) continue
    if (kind === 'dialog') dialogs.set(route, file)
    else if (!pages.has(route)) pages.set(route, file)
  }
  return {
    ...shared,
    files,
    pages,
    routes: new Map([...dialogs, ...pages]),
    get complete() {
      return (
        shared.siteFile !== undefined &&
        shared.unread.length === 0 &&
        files.every(({ summary }) => summary.sound)
      )
    },
  }
}
