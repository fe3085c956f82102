import type { Ground, Plan } from '../../../../content/commands/Ground.ts'
import { copyPage } from '../../../../content/commands/pages/copyPage.ts'
import { nameOf, pagesOf } from '../../../../content/commands/pages/pageAt.ts'
import { type Prepared, prepare } from '../../../../content/commands/prepare.ts'
import {
  isInFurtherLanguage,
  newTranslation,
} from '../../../../content/commands/translations/newTranslation.ts'
import type { KnownFile } from '../../../../content/lint/types/file.ts'
import type { LintKit } from '../../../../content/lint/types/LintKit.ts'
import { isObject } from '../../../../core/document/isObject.ts'
import type { Change, DocumentEdit } from '../../../../core/edits/change.ts'
import { upgradeEdits } from '../../../../core/edits/upgradeEdits.ts'
import { addLink } from '../../../../site/scaffold/addLink.ts'
import { newPage } from '../../../../site/scaffold/newPage.ts'
import { authorSteps } from '../../../../site/scaffold/nextSteps.ts'
import { defaultTemplate } from '../../../../site/scaffold/templates.ts'
import type { Workspace } from '../../../workspace/workspace.ts'
import type { NewPage } from '../../protocol/requests.ts'
import type { Said } from '../../protocol/Said.ts'

/** What a new page calls itself. */
const titleIn = ({ edits }: Change): string =>
  edits.flatMap((edit) =>
    edit.kind === 'set' && edit.pointer === '/title' ? [String(edit.value)] : [],
  )[0] ?? ''

type Made = Omit<Prepared, 'messages'> & { readonly messages: readonly Said[] }

type Listing = {
  readonly linkFrom: string | undefined
  readonly list: number | undefined
  readonly without?: readonly number[]
}

/** A copy belongs to the page on which it is listed, not to the one of its original. */
const parentEdit = ({ edits }: Change, hub: KnownFile | undefined): DocumentEdit[] => {
  const made = edits.find((edit) => edit.kind === 'create')
  const value: unknown = made && JSON.parse(String(made.content))
  return made && hub?.place?.route !== undefined && isObject(value) && value['parent'] !== undefined
    ? [{ kind: 'set', file: made.file, pointer: '/parent', value: hub.place.route }]
    : []
}

/** A page as a copy of another one, with an entry that leads to it. Errors: `OperationError`. */
const copied = (
  ground: Ground,
  like: string,
  route: string,
  title: string | undefined,
  { linkFrom, list, without }: Listing,
): Plan => {
  const found = linkFrom === undefined ? undefined : pagesOf(ground).get(linkFrom)
  const hub = found?.value ? found : undefined
  const { change, messages } = copyPage(ground, like, route, title, {
    listedOn: hub && nameOf(hub),
    without: without ?? [],
  })
  const edit = hub && addLink(ground.kit, hub, { route, title: titleIn(change) }, { like, list })
  return {
    change: {
      ...change,
      edits: [
        ...change.edits,
        ...parentEdit(change, hub),
        ...(edit ? [...upgradeEdits(hub), edit] : []),
      ],
    },
    messages,
  }
}

/** A new page, as `npm run new` makes it, or as a copy of the page that `like` names. Errors: `ScaffoldProblem`, `OperationError`. */
export const newPageOf = (
  kit: LintKit,
  workspace: Workspace,
  { route, title, template, like, linkFrom, list, without }: NewPage,
  today: string,
): Made => {
  const { sources, files } = workspace.live()
  if (isInFurtherLanguage(kit, sources, route))
    return prepare({ kit, sources, files }, (ground) => newTranslation(ground, route))
  if (like !== undefined)
    return prepare({ kit, sources, files }, (ground) =>
      copied(ground, like, route, title, { linkFrom, list, without }),
    )
  const page = newPage(
    kit,
    sources,
    {
      route,
      template: template ?? defaultTemplate,
      title,
      linkFrom,
      list,
      today,
    },
    workspace.cache(),
  )
  return {
    label: `New page ${page.route}`,
    messages: authorSteps(page),
    applied: page.applied,
  }
}
