import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { placesOf } from '../names/tell.ts'
import { soundlyShown } from '../texts/shownBy.ts'
import { filesWithin } from '../texts/wordsRead.ts'
import { factAt, filesWithFact } from './moveFact.ts'
import { writtenOut } from './removeFact.ts'

/** Writes a fact out as plain words, on all pages that show it or on those that are named. The fact itself stays. */
export const writeOut = (ground: Ground, name: string, where: string | undefined): Plan => {
  const { file } = factAt(ground, name)
  const shown = soundlyShown(ground, file)
  const within = new Set(filesWithin(ground, where))
  const files = filesWithFact(ground, name).filter((one) => one !== file && within.has(one))
  const edits = files.flatMap((one) => writtenOut(ground, one, name, shown(one)))
  if (edits.length === 0) return refuse(say('factNotShown', { name, where }))
  const says = shown(file)(name, undefined)
  return {
    change: { label: `Write out fact:${name}`, edits },
    messages: [say('factWrittenOut', { name, value: says ?? '', places: placesOf(edits) })],
  }
}
