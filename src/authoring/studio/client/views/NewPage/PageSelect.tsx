import { useId } from 'react'
import { usePages } from '../../store/useStudio.ts'
import { PageOptions } from '../parts/PageOptions.tsx'

type Props = {
  readonly label: string
  readonly none: string
  readonly value: string
  readonly choose: (route: string) => void
}

/** One page of the site. */
export const PageSelect = ({ label, none, value, choose }: Props) => {
  const id = useId()
  return (
    <div className="view-form">
      <label htmlFor={id}>{label}</label>
      <PageOptions {...{ id, none, value, choose }} pages={usePages()} />
    </div>
  )
}
