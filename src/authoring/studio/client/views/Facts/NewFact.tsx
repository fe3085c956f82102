import { Button, TextField } from '@radix-ui/themes'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { pluralInWords, pluralWord } from '../../../../../core/text/plural.ts'
import { useAnswer } from '../../store/useAnswer.ts'
import { useDocument, useNames, useStudio } from '../../store/useStudio.ts'
import { useToday } from '../../store/useToday.ts'
import { DayField } from '../../ui/DayField.tsx'
import { useKeptTexts } from '../parts/useKeptTexts.ts'
import { ViewHead } from '../parts/ViewHead.tsx'
import { Hits } from '../Search/Hits.tsx'
import { nameFor } from './nameFor.ts'
import { useOnLeave } from './useOnLeave.ts'
import { useOwnExamples } from './useOwnExamples.ts'

const fields = {
  figure: ['Figure', 'As pages say it: (money), 2–3 working days, 18%, 30 September.'],
  label: ['What it is', 'In words: the fee for a repair.'],
  source: ['Source', 'Where the figure comes from: price list 2026.'],
  name: [
    'Name',
    'By which texts call it: (name). It is made of what the figure is; no visitor sees it.',
  ],
} as const
type Field = keyof typeof fields

/** By which the server calls a figure that has no name yet. */
const noName = 'this.fact'
/** Where a figure comes from that pages say already. */
const fromPages = 'as our pages say it'

/** A figure that becomes a fact: pages that say it now show the fact, those that are chosen. */
export const NewFact = () => {
  const id = useId()
  const studio = useStudio()
  const today = useToday()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const names = useNames()
  useDocument('pages/_facts.json')
  const asked = search.get('figure') ?? ''
  const begun = {
    figure: asked,
    label: search.get('label') ?? '',
    name: '',
    source: asked && fromPages,
    reviewBy: '',
  }
  const [written, setTexts, sent] = useKeptTexts<Field | 'reviewBy'>(
    'new-figure',
    begun,
    asked !== '',
  )
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { figure, label, source, reviewBy } = written
  const { answer, isOld } = useAnswer(
    'figures',
    figure.trim() === '' ? undefined : { figure: figure.trim(), name: noName },
  )
  const kind = answer && 'fact' in answer ? answer.fact.value.kind : 'words'
  const name = written.name || nameFor(label, kind, names?.facts.map((fact) => fact.name) ?? [])
  const texts = { ...written, name }
  const found = answer && 'hits' in answer ? answer : undefined
  // Visitors go on reading the same words.
  const hits = (found?.hits ?? []).map((hit) => ({ ...hit, to: hit.found }))
  const chosen = (found?.hits ?? []).flatMap(({ number }) => (left.has(number) ? [] : [number]))
  const isTaken = names?.facts.some((fact) => fact.name === name) ?? false
  const isName = /^[a-zA-Z][a-zA-Z0-9]*(\.[a-zA-Z0-9]+)+$/.test(name)
  const isWhole =
    figure.trim() !== '' && isName && !isTaken && label.trim() !== '' && source.trim() !== ''
  const isRead = found !== undefined && !isOld
  const lacks =
    figure.trim() === ''
      ? 'Write the figure'
      : !found
        ? ''
        : label.trim() === ''
          ? 'Say what it is'
          : source.trim() === ''
            ? 'Say where it comes from (Source)'
            : ''
  const inOwn = useOwnExamples()
  const isMade = useRef(false)
  const done = () => {
    isMade.current = true
    sent()
    navigate(`/_facts/${name}`)
  }
  const hasDraft = [figure, label].some((text) => text.trim() !== '')
  useEffect(() => {
    studio.setHasDraft(hasDraft)
    return () => studio.setHasDraft(false)
  }, [studio, hasDraft])
  useOnLeave(() => {
    if (hasDraft && !isMade.current)
      studio.notify(
        `Not kept as a figure yet: ${label || figure}. What you wrote waits in “New figure”.`,
        'trouble',
      )
  })
  const make = async () => {
    if (!found) return
    const texts = { label, source, asOf: today, ...(reviewBy ? { reviewBy } : {}) }
    if (chosen.length > 0) {
      const made = await studio.runCommand({
        kind: 'makeFact',
        figure: figure.trim(),
        name,
        ...texts,
        hits: chosen,
      })
      if (made.done) done()
      return
    }
    const fact = { ...found.fact, ...texts }
    studio.send({
      label: `New figure “${label}”`,
      edits: [{ kind: 'set', file: 'pages/_facts.json', pointer: `/facts/${name}`, value: fact }],
    })
    await studio.save()
    done()
  }
  // Sent before the server has said where pages say it: it is kept as soon as that is known, unless there are places to be chosen.
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (!isSent || isOld) return
    setSent(false)
    if (found && hits.length === 0) void make()
  })
  return (
    <div className="view">
      <p className="view-back">
        <Link to="/_facts">All fees and figures</Link>
      </p>
      <ViewHead title="New figure">
        A fee, a time, a day: it stands here once, and is shown wherever texts refer to it.
      </ViewHead>
      <form
        className="new-page"
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole && isRead) void make()
          else if (isWhole) setSent(true)
        }}
      >
        {(Object.keys(fields) as Field[]).map((key) => (
          <div className="view-form" key={key}>
            <label htmlFor={`${id}-${key}`}>
              {fields[key][0]}
              {key === 'name' ? null : <span className="panel-needed"> needed</span>}
            </label>
            <TextField.Root
              id={`${id}-${key}`}
              size="3"
              autoComplete="off"
              aria-describedby={`${id}-${key}-hint`}
              value={texts[key]}
              onChange={(event) => setTexts({ ...written, [key]: event.target.value })}
            />
            <p
              className="studio-quiet"
              id={`${id}-${key}-hint`}
              role={key === 'name' ? 'status' : undefined}
            >
              {inOwn(
                key === 'name' && isTaken
                  ? 'There is a figure of this name already.'
                  : key === 'name' && name !== '' && !isName
                    ? 'A name has two words with a full stop between them: (name).'
                    : fields[key][1],
              )}
              {key === 'figure' && found ? ` It will read ${found.reads}.` : ''}
            </p>
          </div>
        ))}
        <div className="view-form">
          <label htmlFor={`${id}-review`}>Check again by</label>
          <DayField
            id={`${id}-review`}
            size="3"
            value={reviewBy}
            onChange={(event) => setTexts({ ...written, reviewBy: event.target.value })}
          />
        </div>
        {found ? (
          <p className="studio-quiet" role="status">
            {found.hits.length === 0
              ? 'No page says this yet.'
              : `${pluralWord(found.hits.length, 'One place says', `${found.hits.length} places say`)} this. Those that are ticked will show it from here.`}
          </p>
        ) : null}
        <div className="new-hits">
          <Hits hits={hits} isReplacing left={left} setLeft={setLeft} />
        </div>
        {lacks ? <p className="studio-quiet">{lacks}, and it can be kept.</p> : null}
        <Button type="submit" size="3" disabled={!isWhole || (!isOld && !found)}>
          {chosen.length > 0
            ? `Keep it as a figure, shown in ${pluralInWords(chosen.length, 'place')}`
            : 'Keep it as a figure'}
        </Button>
      </form>
    </div>
  )
}
