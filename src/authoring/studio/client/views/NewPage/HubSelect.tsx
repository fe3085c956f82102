import { useId } from 'react'
import type { HubsAnswer } from '../../../protocol/viewAnswers.ts'
import { PageSelect } from '../parts/PageSelect.tsx'
import { usePageNames } from '../parts/usePageNames.ts'

type Props = {
  readonly hubs: HubsAnswer
  readonly value: string
  readonly list: number | undefined
  readonly choose: (route: string) => void
  readonly chooseList: (index: number) => void
}

/** The page on which a new one is listed, in which of its lists, and what that does. */
export const HubSelect = ({ hubs, value, list, choose, chooseList }: Props) => {
  const id = useId()
  const called = usePageNames()
  const hub = hubs.find(({ route }) => route === value)
  const chosen = hub?.lists.find(({ index }) => index === list)
  return (
    <div className="view-form">
      <PageSelect
        label="On which page is it listed?"
        none="On none yet"
        among={hubs.map(({ route }) => route)}
        value={hub ? value : ''}
        describedBy={`${id}-does`}
        choose={choose}
      />
      {hub && hub.lists.length > 1 ? (
        <>
          <label htmlFor={`${id}-list`}>In which list there?</label>
          <select
            id={`${id}-list`}
            className="view-select"
            value={list}
            onChange={(event) => chooseList(Number(event.target.value))}
          >
            {hub.lists.map(({ index, heading }) => (
              <option key={index} value={index}>
                {heading}
              </option>
            ))}
          </select>
        </>
      ) : null}
      <p className="studio-quiet" id={`${id}-does`}>
        {hub && chosen
          ? `It is added to the list “${chosen.heading}” on ${called(hub.route, hub.title)}, and shows there once it is ready.`
          : 'That page then shows an entry that leads to the new one, once it is ready. Pages that list others are offered; lists of articles show every article by themselves. Into the menu it is put afterwards: by “Put it in a menu …” beside its name in Pages.'}
      </p>
    </div>
  )
}
