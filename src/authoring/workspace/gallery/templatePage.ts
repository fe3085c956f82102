import type { Block } from '../../../core/document/page.ts'
import type { Site } from '../../../core/kit/Site.ts'
import { guiding } from '../../../core/model/text/unfinished.ts'
import { fillTemplate } from '../../../site/scaffold/fillTemplate.ts'
import { templates } from '../../../site/scaffold/templates.ts'
import { galleryPage, type PageOptions } from './galleryPage.tsx'

/** Guiding texts as they are read: "TODO: say who you are" → "Say who you are". */
const asRead = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value
      .split(guiding)
      .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
      .join('')
  if (Array.isArray(value)) return value.map(asRead)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, asRead(entry)]))
}

/** What a new page of a kind looks like, in the look of the site; undefined where there is no such kind. */
export const templatePage = (
  site: Site,
  name: string,
  pageOptions: PageOptions,
): string | undefined => {
  const template = templates.get(name)
  if (!template) return undefined
  const filling = {
    SCHEMA: '',
    NAME: 'The new page',
    PARENT: '',
    CATEGORY: 'News',
    AUTHOR: '',
    TODAY: pageOptions.today,
    ACTIONS: [{ label: 'A button', href: '/' }],
  }
  const document = asRead(fillTemplate(template, filling)) as { readonly blocks: readonly Block[] } // templates are pages: tests/site/scaffold/scaffold.test.ts
  return galleryPage(site, 'The new page', document.blocks, { ...pageOptions, withShell: true })
}
