import { wholeMessage } from '../../../../content/lint/findings/wholeMessage.ts'
import type { KnownFile } from '../../../../content/lint/types/file.ts'
import type { Finding } from '../../../../content/lint/types/finding.ts'
import { assetFolder } from '../../../../core/document/addresses.ts'
import { documentSchemas } from '../../../../core/document/documentSchemas.ts'
import { assetsFolder } from '../../../../core/document/sources.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import { type NamedAt, namesIn } from '../../../../core/model/schema/namesIn.ts'
import type { Workspace } from '../../../workspace/workspace.ts'
import type { PublishError } from '../../protocol/publishing.ts'
import { ticksAt } from '../../protocol/ticks.ts'
import type { Planned } from './plannedState.ts'

type Files = readonly KnownFile[]

/** What a visitor gets to by a name; all else is only made use of. */
const leads: ReadonlySet<NamedAt['kind']> = new Set(['address', 'dialog'])

/** The place in the settings at which that stands which a name is the name of; '' where it stands elsewhere. */
const settingNamed = ({ kind, name }: Pick<NamedAt, 'kind' | 'name'>): string =>
  kind === 'form' ? '/forms' : kind === 'fact' && name.startsWith('firm.') ? '/firm' : ''

/** The file in which that stands which a name is the name of, in the site as it is written; undefined where there is none, or any file could be meant. */
const fileNamed = ({ kind, name }: NamedAt, files: Files): string | undefined => {
  const placed = (is: (place: NonNullable<KnownFile['place']>) => boolean) =>
    files.find(({ place }) => place !== undefined && is(place))?.path
  if (settingNamed({ kind, name })) return placed((place) => place.kind === 'site')
  if (kind === 'fact') return placed((place) => place.kind === 'facts')
  if (kind === 'dialog') return placed((place) => place.id === name)
  if (kind !== 'address') return undefined
  const address = name.replace(/[?#].*$/, '')
  return address.startsWith(assetFolder)
    ? `${assetsFolder}/${address.slice(assetFolder.length)}`
    : placed(({ route }) => route === address)
}

/** By which of some ticks a place goes out or stays here. */
const tickAmong = (ticks: ReadonlySet<string>, file: string, pointer: string): string | undefined =>
  ticksAt(file, pointer).find((tick) => ticks.has(tick))

/** Whether the data of a finding hold a name, alone or as the page of an address. */
const speaksOf = (data: unknown, name: string): boolean => {
  if (typeof data === 'string') return data === name || data.replace(/[?#].*$/, '') === name
  return (
    typeof data === 'object' &&
    data !== null &&
    Object.values(data).some((value) => speaksOf(value, name))
  )
}

/** What is named at the place of a finding and stays here: of several names in one text the one that the finding speaks of. */
const namedThatStays = (
  kit: Kit,
  { file, pointer, data }: Finding,
  { files, stays }: Planned,
  written: Files,
): PublishError['needs'] => {
  const found = files.find(({ path }) => path === file)
  if (!found?.place || !found.value) return undefined
  const held = namesIn(kit.choices, found.value, documentSchemas[found.place.kind]).flatMap(
    (named) => {
      const path = named.pointer === pointer ? fileNamed(named, written) : undefined
      const tick = path === undefined ? undefined : tickAmong(stays, path, settingNamed(named))
      return tick === undefined
        ? []
        : [{ tick, how: leads.has(named.kind) ? 'leads' : 'uses', name: named.name } as const]
    },
  )
  const [needed] = [...held.filter(({ name }) => speaksOf(data, name)), ...held]
  return needed && { tick: needed.tick, how: needed.how }
}

const needsOf = (
  kit: Kit,
  places: readonly Finding[],
  planned: Planned,
  written: Files,
): PublishError['needs'] => {
  const [named] = places.flatMap((place) => namedThatStays(kit, place, planned, written) ?? [])
  const [own] = places.flatMap(({ file, pointer }) => tickAmong(planned.stays, file, pointer) ?? [])
  return named ?? (own === undefined ? undefined : { tick: own, how: 'itself' })
}

const placesOf = (finding: Finding): readonly Finding[] => finding.of ?? [finding]
const sameAs = ({ file, id }: Finding): string => `${file} ${id}`

/** What goes out and could stay here, by its ticks, and the site as it would be published without one of them. */
type Choice = { readonly goes: ReadonlySet<string>; readonly leave: (tick: string) => Planned }

/** So many of them are tried out of those that may have caused an error: each is a look at the whole site. */
const mostTried = 5

/** Gives for an error the tick of what causes it: the error goes, and none comes, where that stays here. */
const causeIn = (planned: Planned, { goes, leave }: Choice) => {
  const before = new Set(planned.errors.flatMap(placesOf).map(sameAs))
  const known = new Map<string, ReadonlySet<string> | undefined>()
  const left = (tick: string): ReadonlySet<string> | undefined => {
    if (known.has(tick) || known.size === mostTried) return known.get(tick)
    const errors = leave(tick).errors.flatMap(placesOf).map(sameAs)
    const after = errors.every((error) => before.has(error)) ? new Set(errors) : undefined
    known.set(tick, after)
    return after
  }
  return (places: readonly Finding[]): string | undefined => {
    const near = places.flatMap((place) => [...(place.ofOriginal ? [place.ofOriginal] : []), place])
    const ticks = near.flatMap(({ file, pointer }) => tickAmong(goes, file, pointer) ?? [])
    return [...new Set(ticks)].find((tick) =>
      places.every((place) => left(tick)?.has(sameAs(place)) === false),
    )
  }
}

/** What is wrong in what would be published: whether it is so in the folder, too, what stays here that would mend it, and what goes out that causes it. */
export const heldErrors = (
  workspace: Workspace,
  kit: Kit,
  planned: Planned,
  choice?: Choice,
): PublishError[] => {
  const { findings, files } = workspace.checked()
  const here = new Set(findings.flatMap(placesOf).map(sameAs))
  const causeOf = choice && choice.goes.size > 1 ? causeIn(planned, choice) : undefined // without the only one nothing goes out
  return planned.errors.map((finding) => {
    const { id, file, pointer } = finding
    const places = placesOf(finding)
    const isHere = places.every((place) => here.has(sameAs(place)))
    const needs = isHere ? undefined : needsOf(kit, places, planned, files)
    const from = places.map(
      (place) => (choice && tickAmong(choice.goes, place.file, place.pointer)) ?? place.file,
    )
    return {
      id,
      file,
      pointer,
      message: wholeMessage(finding),
      from: [...new Set(from)],
      isHere,
      needs,
      without: needs ? undefined : causeOf?.(places),
    }
  })
}
