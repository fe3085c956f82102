/**
 * What the build tells the server: `dist/.broadsheet/manifest.json`. The folder is never served.
 *
 * Layout of `dist/`: a page `/services/repair` is `services/repair.html`, `/` is `index.html`, the not-found page `404.html`.
 * Any file may have `.br` and `.gz` beside it. Files under `assets/b/` carry a hash of their content in their name.
 * `_headers` and `_redirects` are for static hosts and are not served either.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { typed } from '../../core/text/typed.mjs'
import type { Field } from '../../render/fields/Field.ts'

const field = z.custom<Field>(
  (value) => typeof value === 'object' && value !== null && 'type' in value && 'name' in value,
)

/** What a form says in a further language of the site: where it stands there, where success leads, its labels, the engine's words. */
const translation = z.object({
  route: z.string(),
  next: z.string(),
  fields: z.array(field),
  words: z.record(z.string(), z.string()),
})

const form = z.object({
  /** The form's name in the documents, and its id at the form service. Several forms may share one id. */
  name: z.string(),
  id: z.string(),
  /** Ids that it had before, which open pages still send to. */
  formerly: z.array(z.string()).optional(),
  /** The tag that enquiries carry; tells forms with the same id apart. */
  formType: z.string(),
  /** The page that the form stands on: what a visitor without JavaScript gets back when something is amiss. */
  route: z.string(),
  /** Where a visitor without JavaScript is sent after success; also `next` in the JSON answer. */
  next: z.string(),
  /** The fields as the document has them; the lint has checked them. */
  fields: z.array(field),
  /** By the tag of the language. */
  translations: z.record(z.string(), translation).optional(),
})

const siteManifestSchema = z.object({
  version: z.literal(1),
  /** The site's public origin: `https://www.example.com`. */
  origin: z.string(),
  /** The origin of the form service that the pages post to; empty: the site's own. */
  formEndpoint: z.string(),
  /** The firm's name, for e-mails about enquiries. */
  firm: z.string(),
  /** Those of the engine's words that the form service says, as the site has them. */
  words: z.record(z.string(), z.string()),
  /** The office's time zone: dates are its own. */
  timeZone: z.string(),
  /** The languages of a site that has several, by their tags, the main one first. */
  languages: z.array(z.string()).optional(),
  /** The day of the office that it was built for, as 2027-04-01. */
  asOf: z.string().optional(),
  /**
   * Pages by route, dialogs and the not-found page (`/404.html`) included. `file` runs from `dist/` with slashes; `csp` is the
   * page's Content-Security-Policy.
   */
  pages: z.record(z.string(), z.object({ file: z.string(), csp: z.string().optional() })),
  /** Old addresses, with their escapes read, and where they lead, permanently, in plain ASCII. */
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  forms: z.array(form),
  /** The site is shown before it is published: enquiries are answered and kept nowhere. */
  preview: z.literal(true).optional(),
})

export type SiteManifest = z.infer<typeof siteManifestSchema>
export type FormDescription = z.infer<typeof form>
export const manifestFile = '.broadsheet/manifest.json'
/** The bundle of a site's own parts, where it has fields of its own. */
export const ownFile = '.broadsheet/own.mjs'

/** Reads the manifest of a built site. Throws with a plain message where there is none or it is of another version. */
export const readManifest = (dir: string): SiteManifest => {
  let text: string
  try {
    text = readFileSync(join(dir, manifestFile), 'utf8')
  } catch {
    throw new Error(`there is no built site in ${dir}. Build it first: ${typed('build')}`)
  }
  const parsed = siteManifestSchema.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  const place = parsed.error.issues[0]
  throw new Error(
    `the site in ${dir} was built by another version (${place?.path.join('.')}: ${place?.message}). Build it again: ${typed('build')}`,
  )
}
