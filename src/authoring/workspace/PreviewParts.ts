import type { PageContext } from '../../render/ui/PageContext.ts'
import type { ClientFiles } from '../../site/build/files/clientFiles.ts'
import type { AuthoringKit } from './AuthoringKit.ts'
import type { AuthoringFiles } from './authoringFiles.ts'
import type { Workspace } from './workspace.ts'

/** What pages are made with. */
export type House = { readonly kit: AuthoringKit; readonly client: ClientFiles }

/** What the routes share: the site, and what a page needs beside it, as it is at this moment. */
export type PreviewParts = {
  /** The kit and what visitors load: others once the site's own parts have changed. */
  readonly house: () => House
  readonly workspace: Workspace
  readonly authoring: AuthoringFiles
  /** The folder of the engine's documentation, which the studio's help shows. */
  readonly docs?: string
  readonly pageOptions: () => { readonly kit: AuthoringKit } & Pick<
    PageContext,
    'scripts' | 'imports' | 'today'
  >
}
