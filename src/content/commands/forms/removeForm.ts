import type { DocumentEdit } from '../../../core/edits/change.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { type Fate, removeNames } from '../names/removeNames.ts'
import { filesNaming, namesOf, renameIn } from '../names/renameNames.ts'
import { tellEdits, tellLeft } from '../names/tell.ts'

type Ids = { readonly id?: unknown; readonly formerly?: unknown }

const idsOf = ({ id, formerly }: Ids): readonly unknown[] => [
  ...(Array.isArray(formerly) ? formerly : []),
  id,
]

/** The ids of the form that goes lead to the other one from now on, except those that are some form's own. */
const heirEdits = (site: KnownFile, form: string, to: string): DocumentEdit[] => {
  const forms = (site.value?.['forms'] ?? {}) as Readonly<Record<string, Ids>> // an OperationError has told where it is none
  const own = new Set(
    Object.entries(forms).flatMap(([name, { id }]) => (name === form ? [] : [id])),
  )
  const heir = forms[to] ?? {}
  const before = idsOf(heir).slice(0, -1)
  const more = idsOf(forms[form] ?? {}).filter(
    (id) => typeof id === 'string' && !own.has(id) && !before.includes(id),
  )
  return more.length > 0
    ? [
        {
          kind: 'set',
          file: site.path,
          pointer: `/forms/${to}/formerly`,
          value: [...before, ...more],
        },
      ]
    : []
}

/** Takes a form's name and id out of the settings. Blocks that go by it go by another one (`to`), or are told. */
export const removeForm = (ground: Ground, form: string, to: string | undefined): Plan => {
  const site = ground.files.find(({ place }) => place?.kind === 'site')
  const own = site
    ? namesOf(ground, site).filter(({ kind, isOwn }) => kind === 'form' && isOwn)
    : []
  const found = own.find(({ name }) => name === form)
  if (!site || !found)
    return refuse(say('noSuchForm', { form, known: own.map(({ name }) => name) }))
  if (to !== undefined && (to === form || !own.some(({ name }) => name === to)))
    return refuse(say('noOtherForm', { form: to }))
  const files = filesNaming(
    ground,
    ({ forms }, { place }) => forms.includes(form) || place?.kind === 'site',
  )
  const names = files.flatMap((file) =>
    renameIn(ground, file, ({ kind, name, isOwn }) =>
      kind === 'form' && !isOwn && name === form ? to : undefined,
    ),
  )
  const left =
    to === undefined
      ? files.flatMap(
          (file) =>
            removeNames(ground, file, ({ kind, name, isOwn }): Fate | undefined =>
              kind === 'form' && !isOwn && name === form ? 'author' : undefined,
            ).left,
        )
      : []
  return {
    change: {
      label: `Remove form:${form}`,
      edits: [
        ...names,
        ...(to === undefined ? [] : heirEdits(site, form, to)),
        { kind: 'remove', file: site.path, pointer: found.pointer },
      ],
    },
    messages: [
      say('formRemoved', { form }),
      to === undefined ? say('formAnswersRefused') : say('formAnswersGo', { to }),
      ...tellEdits(names, (places) => say('formUsesFollow', { to: to ?? '', places })),
      ...tellLeft(left),
    ],
  }
}
