import { Button, Spinner } from '@radix-ui/themes'
import { useState } from 'react'
import {
  type FoundText,
  isKept,
  type KeptText,
  mayChange,
} from '../../../../../content/commands/texts/FoundText.ts'
import { pluralInWords, pluralWord } from '../../../../../core/text/plural.ts'
import { figuresMeant } from '../../store/figuresSaying.ts'
import { useAnswer } from '../../store/useAnswer.ts'
import { useDocument, useNames, useStudio } from '../../store/useStudio.ts'
import { useSaid } from '../../ui/useSaid.ts'
import { Nothing } from '../parts/Nothing.tsx'
import { useFind } from '../parts/useFind.ts'
import { ViewHead } from '../parts/ViewHead.tsx'
import { Figures } from './Figures.tsx'
import { FirmWords, firmSaying } from './FirmWords.tsx'
import { Hits } from './Hits.tsx'
import { SearchForm } from './SearchForm.tsx'

const settings = 'pages/_site.json'
const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const figuresOnly = (count: number) =>
  `${pluralWord(count, 'One figure', `${count} figures`)}, which pages show from there.`
/** What becomes of places that are found: those in which nothing can be replaced, those that say it so already, and how the others are written. */
const replacing = (hits: readonly (FoundText | KeptText)[], mayChange: number) => {
  const kept = hits.filter(isKept).length
  const already = hits.length - kept - mayChange
  const where = (count: number) =>
    count === hits.length
      ? pluralWord(count, 'There', 'In all of them')
      : `In ${pluralInWords(count, 'place')}`
  return [
    ...(kept > 0 ? [` ${where(kept)} the words stay as they are: why is said beside them.`] : []),
    ...(already > 0 ? [` ${where(already)} it is written so already.`] : []),
    ...(mayChange > 0
      ? [
          ' What is written with capitals there keeps them, unless you type others: each place shows it.',
        ]
      : []),
  ].join('')
}

/** Words where people read them, on all pages; and other words in their place, in those that are chosen. */
export const Search = () => {
  const studio = useStudio()
  const [words, setWords] = useFind()
  const [isReplacing, setReplacing] = useState(false)
  const [to, setTo] = useState('')
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [replaced, setReplaced] = useState(0)
  // Until it is written what shall stand there, nothing looks as if it were gone.
  const isWritten = isReplacing && to !== ''
  const { answer, isOld } = useAnswer(
    'texts',
    words.trim() === '' ? undefined : { words, ...(isReplacing ? { to } : {}) },
  )
  const figures = figuresMeant(
    useNames()?.facts ?? [],
    useDocument('pages/_facts.json')?.value,
    words,
  )
  const hits = answer && 'hits' in answer ? answer.hits : []
  const ofFirm = firmSaying(useDocument(settings)?.value, words).filter(
    ({ pointer }) => !hits.some((hit) => hit.file === settings && hit.pointer === pointer),
  )
  const numbers = hits.flatMap((hit) => (mayChange(hit) ? [hit.number] : []))
  const chosen = numbers.filter((number) => !left.has(number))
  const write = (change: (text: string) => void) => (text: string) => {
    setLeft(new Set())
    setReplaced(0)
    change(text)
  }
  const said = useSaid()
  const replace = async () => {
    const { done } = await studio.runCommand({
      kind: 'replaceText',
      text: words,
      by: to,
      likeness: 'alike',
      hits: chosen,
    })
    if (!done) return
    // Those that are left were left on purpose; what comes after them, where there are more than are listed, nobody has seen.
    const isAll = answer !== undefined && 'hits' in answer && answer.count === hits.length
    setLeft(new Set(isAll ? numbers : []))
    setReplaced(chosen.length)
  }
  return (
    <div className="view">
      <ViewHead title="Search">
        Every text of the site: pages, menus, forms, drafts, and blocks that are hidden.
      </ViewHead>
      <SearchForm
        words={words}
        setWords={write(setWords)}
        isReplacing={isReplacing}
        setReplacing={setReplacing}
        to={to}
        setTo={write(setTo)}
      />
      <p className="view-count" role="status">
        {replaced > 0 ? `Replaced in ${pluralInWords(replaced, 'place')}. ` : ''}
        {words.trim() === '' ? (
          ''
        ) : answer === undefined ? (
          <Spinner />
        ) : 'why' in answer ? (
          figures.length > 0 ? (
            figuresOnly(figures.length)
          ) : ofFirm.length > 0 ? (
            'It is written once, for the whole site.'
          ) : (
            said.text(answer.why)
          )
        ) : (
          `${capitalized(pluralInWords(answer.count, 'place'))}${replaced > 0 ? pluralWord(answer.count, ' has them still', ' have them still') : ''}${answer.count > hits.length ? `, of which the first ${hits.length} are shown` : ''}.${isReplacing ? replacing(hits, numbers.length) : ''}`
        )}
      </p>
      <Figures facts={figures} words={words} />
      <FirmWords found={ofFirm} />
      <Hits hits={hits} isReplacing={isWritten} left={left} setLeft={setLeft} />
      {isReplacing && numbers.length > 0 ? (
        <div className="view-row view-foot">
          <Button
            size="3"
            disabled={isOld || !isWritten || chosen.length === 0 || to === words}
            onClick={() => void replace()}
          >
            Replace{' '}
            {chosen.length === numbers.length
              ? pluralWord(numbers.length, 'it', `all ${numbers.length}`)
              : `${chosen.length} of ${numbers.length}`}
          </Button>
          {numbers.length > 2 ? (
            <Button
              size="3"
              variant="soft"
              color="gray"
              highContrast
              onClick={() => setLeft(new Set(chosen.length === 0 ? [] : numbers))}
            >
              {chosen.length === 0 ? 'Tick all' : 'Untick all'}
            </Button>
          ) : null}
        </div>
      ) : null}
      {words.trim() === '' ? (
        <Nothing>
          Addresses, names and figures are left alone: a fee or another figure is changed under Fees
          & figures.
        </Nothing>
      ) : null}
    </div>
  )
}
