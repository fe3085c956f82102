import { escaped, markdown } from '../../../content/changes/formats/markdown.ts'
import { belowOf } from '../besideOriginals.ts'
import { glanceAt, headlineOf } from '../glance.ts'
import type { Review, Spot } from '../review.ts'
import { sayTranslation } from '../translationsOf.ts'
import { verdictOf } from '../verdictOf.ts'

const signs = { stop: '❌', look: '⚠️', fine: '✅' } as const

const list = (heading: string, items: readonly string[]): string[] =>
  items.length > 0 ? [`### ${heading}`, items.map((item) => `- ${item}`).join('\n')] : []

const spotWords = ({ name, words, file, line }: Spot): string =>
  `${name}${words === undefined ? '' : `: ${words}`} (${file}:${line})`

/** The report in words alone, for the summary of a job or a request on a git host. */
export const summaryMarkdown = (review: Review): string => {
  const { addresses, came, from, to } = review
  const leads = [...addresses.gone, ...addresses.led].map(({ address, to: on }) =>
    escaped(on === undefined ? `${address} leads nowhere now` : `${address} leads to ${on}`),
  )
  return `${[
    `## ${escaped(headlineOf(review))}`,
    `**${escaped(verdictOf(review).words)}**`,
    `${escaped(from)} → ${escaped(to)}`,
    glanceAt(review)
      .map(({ is, words }) => `- ${signs[is]} ${escaped(words)}`)
      .join('\n'),
    markdown(review.changes, belowOf(review)).trimEnd(),
    ...list(
      'In other languages',
      review.sections.flatMap(({ told, translations = [] }) =>
        told && translations.length > 0
          ? [escaped(`${told.name}: ${translations.map(sayTranslation).join('; ')}`)]
          : [],
      ),
    ),
    ...list('Addresses', [
      ...addresses.added.map(({ address }) => escaped(`${address} is new`)),
      ...leads,
    ]),
    ...list(
      'What the checks say now',
      came.map(({ severity, message, spots }) =>
        [
          `${severity}: ${escaped(message)}`,
          ...spots.map((spot) => `  - ${escaped(spotWords(spot))}`),
        ].join('\n'),
      ),
    ),
  ].join('\n\n')}\n`
}
