import type { ReactNode } from 'react'
import { useBlockPlace } from './BlockPlace.ts'
import { usePage } from './PageContext.ts'

type Props = {
  /** The key of the choice in the address: `?works=Houses`. */
  readonly name: string
  /** What the chips are for, for people who hear them. */
  readonly label?: string | undefined
  readonly groups: readonly string[]
  /** The chip for all. */
  readonly all: string
  readonly emptyText: string
  readonly back: string
  /** What people hear how much is shown; left out where the list says so itself. */
  readonly count?: string
  readonly children: ReactNode
}

/**
 * A list of which visitors see one group by choice: chips, the list, and the way back from a group that is empty. What belongs to groups says so by
 * `groupsOf`. Without a script all of it is there, and no chip; without groups there is the list alone.
 */
export const Filter = ({ name, label, groups, all, emptyText, back, count, children }: Props) => {
  const behaviour = usePage().scripts['browser/entries/filter.ts']
  if (groups.length === 0) return <div>{children}</div>
  return (
    <div data-behaviour={behaviour} data-filter={name}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and chips are none */}
      <div className="ui-chips" role="group" aria-label={label} data-waiting="">
        {[all, ...groups].map((group, index) => (
          <button
            type="button"
            className="ui-chip"
            aria-pressed={index === 0}
            data-group={index === 0 ? '' : group}
            key={group}
          >
            {group}
          </button>
        ))}
      </div>
      {count ? <p className="ui-hidden" role="status" data-count={count} /> : null}
      {children}
      <div className="ui-empty" data-empty={emptyText} hidden>
        <p role="status" />
        <button type="button" className="ui-button ui-secondary" data-group="">
          {back}
        </button>
      </div>
    </div>
  )
}

type Words = {
  readonly label?: string | undefined
  readonly all?: string | undefined
  readonly emptyText?: string | undefined
}

/** The same of a block that says no more than it must. Its place in the page names the choice in the address. */
export const ListFilter = ({
  words,
  groups,
  heading,
  children,
}: {
  words: Words
  groups: readonly string[]
  heading: string | undefined
  children: ReactNode
}) => {
  const { words: siteWords } = usePage().site
  return (
    <Filter
      name={useBlockPlace().id ?? 'group'}
      label={words.label ?? heading}
      groups={groups}
      all={words.all ?? siteWords.all}
      emptyText={words.emptyText ?? siteWords.nothingInGroup}
      back={siteWords.showAll}
      count={siteWords.shownOf}
    >
      {children}
    </Filter>
  )
}

/** What an entry of a filtered list belongs to, as its script reads it. */
export const groupsOf = (groups: readonly string[] | undefined) => ({
  'data-groups': (groups ?? []).join('\n'),
})
