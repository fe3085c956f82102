import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sideOf } from '../../content/changes/describe/scene.ts'
import { notFoundRoute } from '../../core/document/addresses.ts'
import type { ReadFile } from '../../core/edits/change.ts'
import type { Kit } from '../../core/kit/Kit.ts'

/** Reads the documents of a state of the site; undefined for what is not there. */
export const readerOf =
  (root: string): ReadFile =>
  (path) => {
    try {
      return readFileSync(join(root, path), 'utf8')
    } catch {
      return undefined // a reader is asked for what may be there
    }
  }

const named = (route: string, title: string | undefined): string => {
  if (route === notFoundRoute) return 'Page for addresses that lead nowhere'
  if (route === '/') return title === undefined ? 'Home page' : `Home page: ${title}`
  return title ?? route
}

/** What pages are called, by their addresses: their titles in the first state that has them. */
export const titlesOf = (
  kit: Kit,
  routes: readonly string[],
  states: readonly ReadFile[],
): Readonly<Record<string, string>> => {
  const sides = states.map((read) => sideOf(kit, read))
  const titleAt = (route: string) =>
    sides.map((side) => side.titleAt(route)).find((title) => title !== undefined)
  return Object.fromEntries(routes.map((route) => [route, named(route, titleAt(route))]))
}
