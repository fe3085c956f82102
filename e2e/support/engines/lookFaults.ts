import type { InPicture } from './seenInPicture.ts'
import type { Sight, Survey } from './surveyOf.ts'

/** A survey together with what its picture shows. */
export type Looked = Survey & { readonly shown: readonly (InPicture | undefined)[] }

/** How far a place may be from where Chromium has it, in CSS pixels: engines round, and break lines, each in its own way. */
const near = { side: 4, part: 0.15, height: 60 }

const placeFaults = ({ name, kind, box }: Sight, other: Sight): string[] => {
  const [left, , width, height] = box
  const [thatLeft, , thatWidth, thatHeight] = other.box
  const faults: string[] = []
  if (
    (kind === 'part' || kind === 'image' || kind === 'field') &&
    (Math.abs(left - thatLeft) > near.side || Math.abs(width - thatWidth) > near.side)
  )
    faults.push(
      `${name} stands from ${Math.round(left)}, ${Math.round(width)} wide, and in Chromium from ${Math.round(thatLeft)}, ${Math.round(thatWidth)} wide`,
    )
  const allowed = kind === 'part' ? Math.max(near.height, thatHeight * near.part) : near.side
  if ((kind === 'part' || kind === 'image') && Math.abs(height - thatHeight) > allowed)
    faults.push(`${name} is ${Math.round(height)} high, and in Chromium ${Math.round(thatHeight)}`)
  return faults
}

const pictureFaults = ({ name, kind }: Sight, own: InPicture, chromium: InPicture): string[] => {
  const faults: string[] = []
  if (own.contrast < Math.min(3, chromium.contrast * 0.9))
    faults.push(
      `${name} has a contrast of ${own.contrast.toFixed(1)} on the picture, and in Chromium ${chromium.contrast.toFixed(1)}`,
    )
  if (kind === 'link' && own.line < 0.5) faults.push(`${name} has no line under it on the picture`)
  return faults
}

/** Where each sight stands in the list, by its kind, its name and how many of that name came before. */
const placesOf = (sights: readonly Sight[]): Map<string, number> => {
  const times = new Map<string, number>()
  return new Map(
    sights.map(({ kind, name }, index) => {
      const key = `${kind} ${name}`
      times.set(key, (times.get(key) ?? 0) + 1)
      return [times.get(key) === 1 ? key : `${key} (${times.get(key)})`, index]
    }),
  )
}

/** What a reader sees otherwise on a page than in Chromium, in words. */
export const lookFaults = (own: Looked, chromium: Looked): string[] => {
  const others = placesOf(chromium.sights)
  const ours = placesOf(own.sights)
  const unseen = [...others.keys()]
    .filter((key) => !ours.has(key))
    .map((key) => `${key} is not seen`)
  const faults = [...ours].flatMap(([key, index]) => {
    const at = others.get(key) ?? -1
    const [sight, that, ownShown, thatShown] = [
      own.sights[index],
      chromium.sights[at],
      own.shown[index],
      chromium.shown[at],
    ]
    if (!sight || !that) return [`${key} is not seen in Chromium`]
    return [
      ...placeFaults(sight, that),
      ...(ownShown && thatShown ? pictureFaults(sight, ownShown, thatShown) : []),
    ]
  })
  return [...unseen, ...faults]
}
