import { Fragment } from 'react'
import type { FactUse } from '../../../../../content/facts/factEffect.ts'
import { pluralInWords, pluralWord } from '../../../../../core/text/plural.ts'
import { ShowPlace } from '../../panel/ShowPlace.tsx'
import { nameOfDocument } from '../../store/nameOfDocument.ts'

/** The settings of the main language stand on every page of it, by no name of their own. */
const isOfEveryPage = ({ file }: FactUse): boolean => file === 'pages/_site.json'

/** The way to a text that shows a figure. */
export const UsePlace = ({ use }: { readonly use: FactUse }) => (
  <ShowPlace file={use.file} pointer={use.pointer} className="view-link">
    {isOfEveryPage(use)
      ? 'Every page: the settings of the site'
      : nameOfDocument({ path: use.file, title: use.page })}
  </ShowPlace>
)

/** Words of the unit that was, typed behind the figure: no change of it reaches them, and pages would say "within 1 hours". */
export const TypedBeside = ({ uses }: { readonly uses: readonly FactUse[] }) => {
  const beside = uses.filter(({ typed }) => typed !== undefined)
  const words = [...new Set(beside.flatMap(({ typed }) => typed ?? []))]
  if (beside.length === 0) return null
  return (
    <p className="fact-warning" role="status">
      In {pluralInWords(beside.length, 'place')} the {pluralWord(words.length, 'word')}{' '}
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 ? ', ' : ''}“<bdi>{word}</bdi>”
        </Fragment>
      ))}{' '}
      {pluralWord(words.length, 'is', 'are')} typed beside the figure; put it right there:{' '}
      {beside.map((use, index) => (
        <Fragment key={use.file + use.pointer}>
          {index > 0 ? ', ' : ''}
          <bdi>
            <UsePlace use={use} />
          </bdi>
        </Fragment>
      ))}
      .
    </p>
  )
}
