import { useId } from 'react'
import { usePages } from '../../store/useStudio.ts'
import { usePageNames } from '../parts/usePageNames.ts'

type Props = {
  readonly label: string
  readonly none: string
  readonly value: string
  readonly choose: (route: string) => void
}

/** One page of the site. */
export const PageSelect = ({ label, none, value, choose }: Props) => {
  const id = useId()
  const called = usePageNames()
  return (
    <div className="view-form">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="view-select"
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{none}</option>
        {usePages().map(({ route, title }) => (
          <option key={route} value={route}>
            {called(route, title)} ({route})
          </option>
        ))}
      </select>
    </div>
  )
}
