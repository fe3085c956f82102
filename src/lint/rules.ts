/** The registry of lint rules: one line each, sorted by the rule's name. */
import type { Rule } from './rule.ts'
import { rule as altText } from './rules/altText.ts'
import { rule as articles } from './rules/articles.ts'
import { rule as assetSize } from './rules/assetSize.ts'
import { rule as assets } from './rules/assets.ts'
import { rule as blocks } from './rules/blocks.ts'
import { rule as categories } from './rules/categories.ts'
import { rule as contacts } from './rules/contacts.ts'
import { rule as dates } from './rules/dates.ts'
import { rule as descriptions } from './rules/descriptions.ts'
import { rule as dialogs } from './rules/dialogs.ts'
import { rule as facts } from './rules/facts.ts'
import { rule as factsAgree } from './rules/factsAgree.ts'
import { rule as factsContradicted } from './rules/factsContradicted.ts'
import { rule as factsRepeated } from './rules/factsRepeated.ts'
import { rule as factsReview } from './rules/factsReview.ts'
import { rule as factsUnused } from './rules/factsUnused.ts'
import { rule as factValues } from './rules/factValues.ts'
import { rule as fields } from './rules/fields.ts'
import { rule as fileNames } from './rules/fileNames.ts'
import { rule as files } from './rules/files.ts'
import { rule as forms } from './rules/forms.ts'
import { rule as headings } from './rules/headings.ts'
import { rule as hours } from './rules/hours.ts'
import { rule as ids } from './rules/ids.ts'
import { rule as links } from './rules/links.ts'
import { rule as linkTexts } from './rules/linkTexts.ts'
import { rule as locale } from './rules/locale.ts'
import { rule as markup } from './rules/markup.ts'
import { rule as navigation } from './rules/navigation.ts'
import { rule as nearDuplicates } from './rules/nearDuplicates.ts'
import { rule as origin } from './rules/origin.ts'
import { rule as orphans } from './rules/orphans.ts'
import { rule as parents } from './rules/parents.ts'
import { rule as placeholder } from './rules/placeholder.ts'
import { rule as presets } from './rules/presets.ts'
import { rule as questions } from './rules/questions.ts'
import { rule as readingTime } from './rules/readingTime.ts'
import { rule as redirects } from './rules/redirects.ts'
import { rule as routes } from './rules/routes.ts'
import { rule as scaffold } from './rules/scaffold.ts'
import { rule as schema } from './rules/schema.ts'
import { rule as schemaPath } from './rules/schemaPath.ts'
import { rule as signs } from './rules/signs.ts'
import { rule as silence } from './rules/silence.ts'
import { rule as socialTitle } from './rules/socialTitle.ts'
import { rule as syntax } from './rules/syntax.ts'
import { rule as titles } from './rules/titles.ts'
import { rule as unused } from './rules/unused.ts'

export const rules: readonly Rule[] = [
  altText,
  articles,
  assetSize,
  assets,
  blocks,
  categories,
  contacts,
  dates,
  descriptions,
  dialogs,
  factValues,
  facts,
  factsAgree,
  factsContradicted,
  factsRepeated,
  factsReview,
  factsUnused,
  fields,
  fileNames,
  files,
  forms,
  headings,
  hours,
  ids,
  linkTexts,
  links,
  locale,
  markup,
  navigation,
  nearDuplicates,
  origin,
  orphans,
  parents,
  placeholder,
  presets,
  questions,
  readingTime,
  redirects,
  routes,
  scaffold,
  schema,
  schemaPath,
  signs,
  silence,
  socialTitle,
  syntax,
  titles,
  unused,
]
