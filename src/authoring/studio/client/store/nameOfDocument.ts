import { englishNameOf } from '../../../../core/document/englishNameOf.ts'
import { assetsFolder } from '../../../../core/document/sources.ts'
import type { ListedDocument } from '../../../workspace/overview.ts'
import type { ToldFileAnswer } from '../../protocol/publishing.ts'
import { sectionOf } from '../../protocol/sections.ts'

const names: Readonly<Record<string, string>> = {
  'pages/_site.json': 'Settings of the site',
  'pages/_facts.json': 'Fees & figures',
  'pages/_404.json': 'Page not found',
}

const ofLanguage = /^pages\/(?:_translations\/([^/]+)|([^/_]+)\/_site)\.json$/

/** What belongs to a language as a whole: its settings, and the words that its texts were translated from. */
const nameInLanguage = (path: string): string | undefined => {
  const [, translations, settings] = ofLanguage.exec(path) ?? []
  if (settings !== undefined) return `Settings of the site in ${englishNameOf(settings)}`
  return translations === undefined ? undefined : `Translations into ${englishNameOf(translations)}`
}

const checks = /^pages\/_checks\/(.+)\.json$/

/** What the site asks of its pages is no page: whoever finds words there is told what they are. */
const nameOfChecks = (path: string): string | undefined => {
  const [, name] = checks.exec(path) ?? []
  return name === undefined ? undefined : `What pages must say: ${name.replaceAll('-', ' ')}`
}

/** Where a document stands in a list: pages first, what belongs to all of them next, what is asked of them last. */
export const rankOfDocument = (path: string): number =>
  checks.test(path) ? 2 : /(^|\/)_/.test(path) ? 1 : 0

/** A picture or file, as choosers call it. */
const nameOfAsset = (path: string): string | undefined =>
  path.startsWith(`${assetsFolder}/`) ? path.replace(/^.*\//, '') : undefined

/** A document as authors call it. */
export const nameOfDocument = ({ path, title }: Pick<ListedDocument, 'path' | 'title'>): string =>
  names[path] ??
  nameInLanguage(path) ??
  nameOfChecks(path) ??
  nameOfAsset(path) ??
  (title !== path && title ? title : path.replace(/^pages\//, '').replace(/\.json$/, ''))

/** What is different, by what authors call it: a document, or a section of its settings. */
export const nameOfTold = ({
  file,
  name,
  section,
}: Pick<ToldFileAnswer, 'file' | 'name' | 'section'>): string => {
  const document = nameOfDocument({ path: file, title: name })
  return section === undefined ? document : `${document}: ${sectionOf(section)?.title ?? section}`
}
