import { createContext, useContext } from 'react'
import type { AnyPage, Site } from '../../core/kit/Site.ts'
import type { PageKit } from './PageKit.ts'

/** What a block may know of its surroundings: the site, and the page, dialog or not-found page that it stands on. */
export type PageContext = {
  /** What the page's blocks are made of. */
  readonly kit: PageKit
  readonly site: Site
  readonly page: AnyPage
  /** Addresses of the built scripts by the name of their source, such as `blocks/articles/behaviour.ts`. */
  readonly scripts: Readonly<Record<string, string>>
  /** The addresses of what a script imports, by the same names. */
  readonly imports?: Readonly<Record<string, readonly string[]>>
  /** The origin that forms are sent to, or '' for the site's own. */
  readonly formEndpoint: string
  /** The day on which the pages are built, `2026-11-21`; decides notices such as "older than a year". */
  readonly today: string
  /** Puts what a form's script is told into a file of its own and gives its address. Without it, it stands beside the form. */
  readonly tellApart?: (text: string) => string
}

export const PageContext = createContext<PageContext | undefined>(undefined)

/** The page's surroundings. Throws outside a page, which only a mistake in the engine can cause. */
export const usePage = (): PageContext => {
  const context = useContext(PageContext)
  if (!context) throw new Error('A block is rendered outside a page.')
  return context
}
