/** The registry of blocks: one line each, sorted. Holds what is pure; components are found beside it (`components.ts`). */
import * as articles from './articles/schema.ts'
import * as calendar from './calendar/schema.ts'
import * as callout from './callout/schema.ts'
import * as cards from './cards/schema.ts'
import * as checklist from './checklist/schema.ts'
import * as comparison from './comparison/schema.ts'
import * as contents from './contents/schema.ts'
import * as cta from './cta/schema.ts'
import * as dueDates from './dueDates/schema.ts'
import * as faq from './faq/schema.ts'
import * as figure from './figure/schema.ts'
import * as form from './form/schema.ts'
import * as hero from './hero/schema.ts'
import * as list from './list/schema.ts'
import * as mediaText from './mediaText/schema.ts'
import * as newsletter from './newsletter/schema.ts'
import * as office from './office/schema.ts'
import * as packages from './packages/schema.ts'
import * as penalties from './penalties/schema.ts'
import * as people from './people/schema.ts'
import * as picturePair from './picturePair/schema.ts'
import * as profile from './profile/schema.ts'
import * as prose from './prose/schema.ts'
import * as quotation from './quotation/schema.ts'
import * as related from './related/schema.ts'
import * as resources from './resources/schema.ts'
import * as search from './search/schema.ts'
import * as stats from './stats/schema.ts'
import * as steps from './steps/schema.ts'
import * as table from './table/schema.ts'
import * as tags from './tags/schema.ts'
import * as workedExample from './workedExample/schema.ts'

export const blocks = {
  articles,
  calendar,
  callout,
  cards,
  checklist,
  comparison,
  contents,
  cta,
  dueDates,
  faq,
  figure,
  form,
  hero,
  list,
  mediaText,
  newsletter,
  office,
  packages,
  penalties,
  people,
  picturePair,
  profile,
  prose,
  quotation,
  related,
  resources,
  search,
  stats,
  steps,
  table,
  tags,
  workedExample,
}
