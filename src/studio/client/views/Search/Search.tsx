import { Button, Checkbox, Spinner, TextField } from '@radix-ui/themes'
import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TextsAnswer } from '../../../protocol/viewAnswers.ts'
import { useDocument, useNames, useStudio } from '../../store/useStudio.ts'
import { Nothing } from '../parts/Nothing.tsx'
import { useAnswer } from '../parts/useAnswer.ts'
import { ViewHead } from '../parts/ViewHead.tsx'
import { Figures } from './Figures.tsx'
import { figuresMeant } from './figuresSaying.ts'
import { Hits } from './Hits.tsx'

const figuresOnly = (count: number) => `${count === 1 ? 'One figure' : `${count} figures`}, which pages show from there.`

/** Words where people read them, on all pages; and other words in their place, in those that are chosen. */
export const Search = () => {
  const studio = useStudio()
  const id = useId()
  const [query] = useSearchParams()
  const [words, setWords] = useState(query.get('find') ?? '')
  const field = useRef<HTMLInputElement>(null)
  // Who comes here begins to type.
  useEffect(() => {
    field.current?.focus()
  }, [])
  const [isReplacing, setReplacing] = useState(false)
  const [to, setTo] = useState('')
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { answer, isOld } = useAnswer<TextsAnswer>('texts', words.trim() === '' ? undefined : { words, ...(isReplacing ? { to } : {}) })
  const figures = figuresMeant(useNames()?.facts ?? [], useDocument('pages/_facts.json')?.value, words)
  const hits = answer && 'hits' in answer ? answer.hits : []
  const chosen = hits.flatMap(({ number }) => (left.has(number) ? [] : [number]))
  const write = (change: (text: string) => void) => (text: string) => {
    setLeft(new Set())
    change(text)
  }
  const replace = async () => {
    const done = await studio.operate(['replace', words, to], { hits: chosen.join(',') })
    if (done.done) write(setWords)(to)
  }
  return (
    <div className="view">
      <ViewHead title="Search">Every text of the site: pages, menus, dialogs, drafts, and blocks that are hidden.</ViewHead>
      <form
        className="view-form"
        onSubmit={(event) => {
          event.preventDefault()
        }}
      >
        <label htmlFor={`${id}-words`}>Find</label>
        <TextField.Root
          ref={field}
          id={`${id}-words`}
          type="search"
          size="3"
          autoComplete="off"
          value={words}
          onChange={(event) => write(setWords)(event.target.value)}
        />
        <div className="view-check">
          <Checkbox id={`${id}-replace`} checked={isReplacing} onCheckedChange={(checked) => setReplacing(checked === true)} />
          <label htmlFor={`${id}-replace`}>Put other words in their place</label>
        </div>
        {isReplacing ? (
          <>
            <label htmlFor={`${id}-to`}>By these</label>
            <TextField.Root id={`${id}-to`} size="3" autoComplete="off" value={to} onChange={(event) => write(setTo)(event.target.value)} />
          </>
        ) : null}
      </form>
      <p className="view-count" role="status">
        {words.trim() === '' ? (
          ''
        ) : answer === undefined ? (
          <Spinner />
        ) : 'why' in answer ? (
          figures.length > 0 ? (
            figuresOnly(figures.length)
          ) : (
            answer.why
          )
        ) : (
          `${answer.count === 1 ? 'One place' : `${answer.count} places`}${answer.count > hits.length ? `, of which the first ${hits.length} are shown` : ''}.`
        )}
      </p>
      <Figures facts={figures} words={words} />
      <Hits hits={hits} isReplacing={isReplacing} left={left} setLeft={setLeft} />
      {isReplacing && hits.length > 0 ? (
        <div className="view-foot">
          <Button size="3" disabled={isOld || chosen.length === 0 || to === words} onClick={() => void replace()}>
            Replace {chosen.length === hits.length ? (hits.length === 1 ? 'it' : `all ${hits.length}`) : `${chosen.length} of ${hits.length}`}
          </Button>
        </div>
      ) : null}
      {words.trim() === '' ? <Nothing>Addresses, names and figures are left alone: a fee or another figure is changed under Fees & figures.</Nothing> : null}
    </div>
  )
}
