import { keepCopy } from '../../../../site/git/copies.ts'
import { stop } from '../../../../site/git/Trouble.ts'
import type { PublishDone, PublishRequest } from '../../protocol/publishing.ts'
import type { PublishContext } from './PublishContext.ts'
import { keepPublications } from './publications.ts'

/** Publishes a site without git: builds it, keeps a dated copy of what was there, and tells changes from here on. Errors: `PublishTrouble`. */
export const publishCopies = async (
  { workspace, history, now, build }: PublishContext,
  { name, summary }: PublishRequest,
): Promise<PublishDone> => {
  const why = await build()
  if (why !== undefined)
    return stop(
      'The site could not be built.',
      'What was published before is as it was. What is in the way stands below.',
      why,
    )
  const at = now()
  await keepCopy(workspace.root, { at, by: name, summary })
  history.put(history.steps(), {})
  keepPublications(workspace.root, { last: { at: at.toISOString(), by: name, summary } })
  return {
    done: true,
    hashes: {},
    messages: [
      'Published: the site is built anew in the folder dist. What was there before is kept, and can be brought back from History.',
    ],
  }
}
