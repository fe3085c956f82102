import { assetFolder } from '../../../document/addresses.ts'
import { documentSchemas } from '../../../document/documentSchemas.ts'
import { assetsFolder } from '../../../document/sources.ts'
import type { Kit } from '../../../kit/Kit.ts'
import type { KnownFile } from '../../../lint/context.ts'
import type { Finding } from '../../../lint/findings/finding.ts'
import { type NamedAt, namesIn } from '../../../model/namesIn.ts'
import type { Workspace } from '../../../preview/workspace.ts'
import type { PublishError } from '../../protocol/publishing.ts'
import type { Planned } from './plannedState.ts'

type Files = readonly KnownFile[]

/** What a visitor gets to by a name; all else is only made use of. */
const leads: ReadonlySet<NamedAt['kind']> = new Set(['address', 'dialog'])

/** The file in which that stands which a name is the name of, in the site as it is written; undefined where there is none, or any file could be meant. */
const fileNamed = ({ kind, name }: NamedAt, files: Files): string | undefined => {
  const placed = (is: (place: NonNullable<KnownFile['place']>) => boolean) => files.find(({ place }) => place !== undefined && is(place))?.path
  if (kind === 'fact') return placed((place) => place.kind === 'facts')
  if (kind === 'form') return placed((place) => place.kind === 'site')
  if (kind === 'dialog') return placed((place) => place.id === name)
  if (kind !== 'address') return undefined
  const address = name.replace(/[?#].*$/, '')
  return address.startsWith(assetFolder) ? `${assetsFolder}/${address.slice(assetFolder.length)}` : placed(({ route }) => route === address)
}

/** What is named at the place of a finding and stays here: of several names in one text the one that the finding speaks of. */
const namedThatStays = (kit: Kit, { file, pointer, message }: Finding, { files, stays }: Planned, written: Files): PublishError['needs'] => {
  const found = files.find(({ path }) => path === file)
  if (!found?.place || !found.value) return undefined
  const held = namesIn(kit.choices, found.value, documentSchemas[found.place.kind]).flatMap((named) => {
    const path = named.pointer === pointer ? fileNamed(named, written) : undefined
    return path !== undefined && stays.has(path) ? [{ file: path, how: leads.has(named.kind) ? 'leads' : 'uses', name: named.name } as const] : []
  })
  const [needed] = [...held.filter(({ name }) => message.includes(name)), ...held]
  return needed && { file: needed.file, how: needed.how }
}

const needsOf = (kit: Kit, places: readonly Finding[], planned: Planned, written: Files): PublishError['needs'] => {
  const [named] = places.flatMap((place) => namedThatStays(kit, place, planned, written) ?? [])
  const own = places.find(({ file }) => planned.stays.has(file))?.file
  return named ?? (own === undefined ? undefined : { file: own, how: 'itself' })
}

const placesOf = (finding: Finding): readonly Finding[] => finding.of ?? [finding]
const sameAs = ({ file, rule, message }: Finding): string => JSON.stringify([file, rule, message])

/** What is wrong in what would be published: whether it is so in the folder, too, and what stays here that would mend it. */
export const heldErrors = (workspace: Workspace, kit: Kit, planned: Planned): PublishError[] => {
  const { findings, files } = workspace.checked()
  const here = new Set(findings.flatMap(placesOf).map(sameAs))
  return planned.errors.map((finding) => {
    const { file, pointer, message } = finding
    const places = placesOf(finding)
    const isHere = places.every((place) => here.has(sameAs(place)))
    const needs = isHere ? undefined : needsOf(kit, places, planned, files)
    return { file, pointer, message, from: [...new Set(places.map((place) => place.file))], isHere, needs }
  })
}
