import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { shorten } from '../../../../content/commands/names/callOf.ts'
import { typedNumber } from '../../../../core/model/figures/typedNumber.ts'
import { keysOf } from '../../../../core/model/schema/path.ts'
import { inPlaceOf, putBack } from '../store/cutFact.ts'
import { pagesInWords } from '../store/figuresSaying.ts'
import type { CutFact } from '../store/StudioState.ts'
import { useSiteLocale } from '../store/useSiteLocale.ts'
import { useDocument, useNames, useStudio, useStudioState } from '../store/useStudio.ts'
import { valueAt } from '../store/valueAfter.ts'

const facts = 'pages/_facts.json'

/** Where somebody has typed over a figure that other places show, too: whether it was meant for all of them. */
const Note = ({ cut }: { readonly cut: CutFact }) => {
  const studio = useStudio()
  const locale = useSiteLocale()
  const { file, pointer, name, before } = cut
  const now = valueAt(useDocument(file)?.value, keysOf(pointer))
  const amountAt = `/facts/${name}/value/amount`
  const document = useDocument(facts)?.value
  const known = useNames()?.facts.find((fact) => fact.name === name)
  /** With this page, as it was when the note came: it shows it no more. */
  const [count] = useState(known?.uses.count ?? 1)
  const there = typeof now === 'string' ? inPlaceOf(cut, now) : undefined
  if (!there || !known) return null
  const isRange = valueAt(document, keysOf(`/facts/${name}/value/to`)) !== undefined
  const hasAmount = typeof valueAt(document, keysOf(amountAt)) === 'number' && !isRange
  const amount = there.isExact && hasAmount ? typedNumber(there.words, locale) : undefined
  const back = { kind: 'set', file, pointer, value: before } as const
  const again = typeof now === 'string' ? putBack(cut, now, known.text) : undefined
  const everywhere = () => {
    studio.send({
      label: `${known.label}: ${there.words}`,
      edits: [back, { kind: 'set', file: facts, pointer: amountAt, value: amount }],
    })
    studio.notify(`${known.label} is ${there.words} now, wherever it is shown.`, 'done', true)
  }
  return (
    <section className="studio-said studio-cut" aria-label="A figure was typed over">
      <div>
        <p role="status">
          <strong>{known.text}</strong> stood here from “{known.label}”, which other places may
          show, too. Here it says “{there.words}” now.
        </p>
        <div className="view-row">
          {amount === undefined ? (
            <Link className="view-link" to={`/_facts/${name}`}>
              Open the figure itself
            </Link>
          ) : (
            <Button size="1" onClick={everywhere}>
              Change “{shorten(known.label)}” everywhere ({pagesInWords(count)})
            </Button>
          )}
          <Button size="1" variant="soft" color="gray" highContrast onClick={studio.confirmRemoval}>
            Only here
          </Button>
          {again === undefined ? null : (
            <Button
              size="1"
              variant="soft"
              color="gray"
              highContrast
              onClick={() => {
                studio.send({
                  label: `Put back “${known.text}”`,
                  edits: [{ ...back, value: again }],
                })
                studio.confirmRemoval()
              }}
            >
              Put {known.text} back
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

/** Asks about a figure that was typed over, as long as that is not answered. */
export const CutNote = () => {
  const cut = useStudioState((state) => state.cut)
  return cut ? <Note key={`${cut.file}${cut.pointer}${cut.name}`} cut={cut} /> : null
}
