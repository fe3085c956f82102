import { Badge, Button, TextField } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { pagesInWords } from '../../store/figuresSaying.ts'
import { type FactOrder, type ListedFact, listedFacts, orders } from '../../store/listedFacts.ts'
import { useDocument, useNames } from '../../store/useStudio.ts'
import { useToday } from '../../store/useToday.ts'
import { FactName } from '../../ui/FactName.tsx'
import { Sign } from '../../ui/Sign.tsx'
import { useDayInWords } from '../../ui/useDayInWords.ts'
import { useMeant } from '../../ui/useMeant.ts'
import { Nothing } from '../parts/Nothing.tsx'
import { useFind } from '../parts/useFind.ts'
import { ViewHead } from '../parts/ViewHead.tsx'
import { OnSeveralPages } from './OnSeveralPages.tsx'
import { TypedOnPages } from './TypedOnPages.tsx'

const Row = ({ fact }: { fact: ListedFact }) => {
  const dayInWords = useDayInWords()
  return (
    <tr>
      <th scope="row">
        <Link to={`/_facts/${fact.name}`}>{fact.label}</Link>
        <FactName name={fact.name} />
        {fact.doubt ? <span className="fact-doubt">{fact.doubt}</span> : null}
      </th>
      <td data-title="Value" className="fact-says">
        {fact.text}
      </td>
      <td data-title="Source">{fact.source}</td>
      <td data-title="Stated on">{dayInWords(fact.asOf)}</td>
      <td data-title="Check again by">
        {fact.reviewBy ? dayInWords(fact.reviewBy) : '–'}{' '}
        {fact.isDue ? (
          <Badge highContrast color="amber">
            Due
          </Badge>
        ) : null}
      </td>
      <td data-title="Shown">{pagesInWords(fact.uses.count)}</td>
    </tr>
  )
}

/** By kind each group has a title, what is to be checked again first; in other orders they stand in one row. */
const grouped = (
  facts: readonly ListedFact[],
  order: FactOrder,
): readonly { readonly title: string | undefined; readonly facts: readonly ListedFact[] }[] => {
  if (order !== 'kind') return [{ title: undefined, facts }]
  const titleOf = ({ isDue, group }: ListedFact) => (isDue ? 'To be checked again now' : group)
  return [...new Set(facts.map(titleOf))].map((title) => ({
    title,
    facts: facts.filter((fact) => titleOf(fact) === title),
  }))
}

/** All figures, what is due first, to be searched. */
export const FactList = () => {
  const id = useId()
  const names = useNames()
  const today = useToday()
  const document = useDocument('pages/_facts.json')
  const navigate = useNavigate()
  const [words, setWords] = useFind()
  const [order, setOrder] = useState<FactOrder>('kind')
  const facts = listedFacts(names?.facts ?? [], document?.value, words, order, today)
  // Enter leads where a press on the first line would.
  const mean = useMeant(names !== undefined && document !== undefined, () =>
    words !== '' && facts[0] ? void navigate(`/_facts/${facts[0].name}`) : undefined,
  )
  return (
    <div className="view" data-wide>
      <ViewHead
        title="Fees & figures"
        tools={
          <Button asChild>
            <Link to="/_facts/new">
              <Sign name="plus" /> New figure
            </Link>
          </Button>
        }
      >
        Fees, times, days and rates stand here once. Change one, and every page that shows it
        follows.
      </ViewHead>
      <div className="view-row">
        <TextField.Root
          type="search"
          autoComplete="off"
          placeholder="Find a fee or figure"
          aria-label="Find a fee or figure"
          className="fact-find"
          value={words}
          onChange={({ target }) => {
            mean(false)
            setWords(target.value)
          }}
          onKeyDown={({ key }) => (key === 'Enter' ? mean(true) : undefined)}
        />
        <label htmlFor={id} className="studio-unseen">
          Order
        </label>
        <select
          id={id}
          className="view-select fact-order"
          value={order}
          onChange={(event) => setOrder(event.target.value as FactOrder /* one of these */)}
        >
          {Object.entries(orders).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {words.trim() === '' ? <OnSeveralPages /> : null}
      {facts.length === 0 ? (
        <Nothing>
          {names && names.facts.length === 0 ? 'There are no figures yet.' : 'No figure says this.'}{' '}
          Opening hours, address and telephone number stand under{' '}
          <Link className="view-link" to="/_site/firm">
            Firm and hours
          </Link>
          .
        </Nothing>
      ) : (
        <table className="facts">
          <thead>
            <tr>
              <th scope="col">What it is</th>
              <th scope="col">Value</th>
              <th scope="col">Source</th>
              <th scope="col">Stated on</th>
              <th scope="col">Check again by</th>
              <th scope="col">Shown</th>
            </tr>
          </thead>
          {grouped(facts, order).map(({ title, facts: own }) => (
            <tbody key={title ?? ''}>
              {title === undefined ? null : (
                <tr className="facts-group">
                  <th scope="rowgroup" colSpan={6}>
                    {title}
                  </th>
                </tr>
              )}
              {own.map((fact) => (
                <Row key={fact.name} fact={fact} />
              ))}
            </tbody>
          ))}
        </table>
      )}
      <TypedOnPages words={words} hasFacts={facts.length > 0} />
    </div>
  )
}
