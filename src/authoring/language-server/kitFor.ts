import type { LintKit } from '../../content/lint/types/LintKit.ts'
import type { Engine } from '../../core/engine/Engine.ts'
import { errorMessage } from '../../core/text/errorMessage.mjs'
import { findParts } from '../../kits/plugins/findParts.ts'
import { kitOfNames } from '../../kits/plugins/kitOfNames.ts'
import type { Opened } from '../../kits/plugins/openParts.ts'
import { digest } from '../../site/store/digest.ts'

/** Runs the programs that a site brings, and joins them to the kit that every site has. Errors: rejects in words for the author. */
export type OpenOwnParts = (root: string) => Promise<Opened<LintKit>>

export type KitOptions = {
  readonly kit: LintKit
  readonly engine: Engine
  /** None where the editor's author has not said that they trust the folder, or nothing here could run its programs. */
  readonly openParts: () => OpenOwnParts | undefined
  /** Tells the author what they should know. */
  readonly warn: (words: string) => void
}

/**
 * What a site is checked with: at once by a kit that knows its own parts by name alone, and where they may be run, `later` by one that has them. A folder's programs are
 * not run because it was opened: that is told.
 */
export const kitFor = (
  root: string,
  { kit, engine, openParts, warn }: KitOptions,
): { readonly now: Opened<LintKit>; readonly later?: Promise<Opened<LintKit> | undefined> } => {
  const parts = findParts(root)
  if (parts.length === 0) return { now: { kit, engine } }
  const paths = parts.map(({ path }) => path).join(', ')
  const now = {
    kit: kitOfNames(kit, parts),
    engine: { ...engine, stamp: `${engine.stamp}-names-${digest(paths)}` },
  }
  const open = openParts()
  if (!open) {
    warn(
      `This site has parts of its own, which are programs: ${paths}. They are not run here: what they hold is not checked.`,
    )
    return { now }
  }
  const later = open(root).catch((error: unknown) => {
    warn(`What this site’s own parts hold is not checked: ${errorMessage(error)}`)
    return undefined
  })
  return { now, later }
}
