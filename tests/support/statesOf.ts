import { changesBetween } from '../../src/content/changes/changesBetween.ts'
import { text } from '../../src/content/changes/formats/text.ts'
import { outlineOf } from '../../src/content/changes/outlineOf.ts'
import type { States } from '../../src/content/changes/states.ts'
import type { Changes } from '../../src/content/changes/told.ts'
import type { Sources } from '../../src/core/document/sources.ts'
import type { Content, ReadFile } from '../../src/core/edits/change.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'

/** Two states of a site that lie in memory, by what their files hold. */
export const statesOf = (
  before: ReadonlyMap<string, Content>,
  after: ReadonlyMap<string, Content>,
): States => ({
  touched: [...new Set([...before.keys(), ...after.keys()])],
  before: (path) => before.get(path),
  after: (path) => after.get(path),
  outlines: () =>
    [...after].flatMap(([path, content]) =>
      typeof content === 'string' ? (outlineOf(standardKit, path, content) ?? []) : [],
    ),
})

export const textsOf = (sources: Sources): Map<string, Content> =>
  new Map(sources.files.map(({ path, text: content }) => [path, content]))

/** What two sites differ by; a picture is known by its size alone. */
export const changesOf = (before: Sources, after: Sources): Changes => {
  const filesOf = (sources: Sources) =>
    new Map([
      ...textsOf(sources),
      ...sources.assets.map(({ path, bytes }): [string, Content] => [path, new Uint8Array(bytes)]),
    ])
  return changesBetween(standardKit, statesOf(filesOf(before), filesOf(after)))
}

/** The same as lines of text, without the last one. */
export const toldOf = (before: Sources, after: Sources): string[] =>
  text(changesOf(before, after)).split('\n').slice(0, -3)

export const readerOf =
  (files: ReadonlyMap<string, Content>): ReadFile =>
  (path) =>
    files.get(path)
