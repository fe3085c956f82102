import { joinSome } from '../../core/text/joinWords.ts'
import { plural } from '../../core/text/plural.ts'
import type { BuiltState } from './builtState.ts'

type Known = {
  readonly before: Pick<BuiltState, 'leftOut'>
  readonly after: Pick<BuiltState, 'leftOut'>
  /** Files beside `pages/` that differ. */
  readonly beside: readonly string[]
  /** Why there are no pictures, where there are none. */
  readonly pictures: string | undefined
}

/** What makes pages, or what a site brings to it: programs, and what installs them. */
const isProgram = (path: string) =>
  /^(?:src|scripts|schema|blocks|fields|rules)\/|^(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|vite\.config\.ts)$/.test(
    path,
  )
const isOwnPart = (path: string) => /^(?:blocks|fields|rules)\//.test(path)

const listed = (paths: readonly string[]) => joinSome(paths, 3)
const count = (paths: readonly string[], noun: string) => plural(paths.length, noun)

/** What a reviewer has to know beside the changes of the documents, in sentences. Pure. */
export const notesOf = ({ before, after, beside, pictures }: Known): string[] => {
  const own = beside.filter(isOwnPart)
  const programs = beside.filter((path) => isProgram(path) && !isOwnPart(path))
  const broken = [...new Set([...before.leftOut, ...after.leftOut])].map((path) => {
    const now = after.leftOut.includes(path)
    if (now && before.leftOut.includes(path))
      return `${path} can’t be drawn, before or now: it does not follow its schema.`
    return now
      ? `${path} can’t be drawn as it is now: it does not follow its schema. Its errors are below.`
      : `${path} could not be drawn before: the present engine can’t read it.`
  })
  return [
    ...(programs.length > 0
      ? [
          `The engine has changed too (${count(programs, 'file')}: ${listed(programs)}). Both states are drawn by the present one, so that only what the documents say differs here; its own tests judge the engine.`,
        ]
      : []),
    ...(own.length > 0
      ? [
          `The site’s own parts have changed (${count(own, 'file')}: ${listed(own)}): these are programs, which somebody has to read. Both states are drawn with the present ones.`,
        ]
      : []),
    ...broken,
    ...(pictures === undefined ? [] : [`There are no pictures. ${pictures}`]),
  ]
}
