import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useStudio, useStudioState } from '../store/useStudio.ts'
import { focusAt, textFields } from './focusAt.ts'
import { placeToShow } from './placeToShow.ts'

type Props = {
  readonly file: string
  readonly pointer: string
  readonly children: ReactNode
  readonly className?: string
  /** What it is called where its words are too few to say it. */
  readonly label?: string
  /** Its words say what a press does: where nothing can be shown, they are left out. */
  readonly isDeed?: boolean
}

/** A place and what it stands in, but for the whole part of the document: what is written by no field of its own is looked for around it. */
const fromInside = (pointer: string): string[] => {
  const keys = pointer.split('/')
  return [
    pointer,
    ...keys.slice(3).map((_, index) => keys.slice(0, keys.length - index - 1).join('/')),
  ]
}

/** Leads to a place of a document, which is then chosen on its page and in the panel. What can't be shown is only named. */
export const ShowPlace = ({ file, pointer, children, className, label, isDeed = false }: Props) => {
  const studio = useStudio()
  const document = useStudioState(({ overview }) =>
    overview?.documents.find(({ path }) => path === file),
  )
  const to = placeToShow(document, pointer)
  if (to === undefined)
    return isDeed ? null : (
      <span
        className={className}
        {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
      >
        {children}
      </span>
    )
  // Whoever is led there writes there: the panel's field takes the focus once it is drawn.
  const show = () => {
    studio.choose({ file, pointer }, 'list')
    if (pointer === '')
      focusAt(['', '/title']) // what is found of a whole page is fixed where it is listed
    else focusAt(document?.route === undefined ? fromInside(pointer) : pointer, textFields)
  }
  return (
    <Link className={className} to={to} aria-label={label} onClick={show}>
      {children}
    </Link>
  )
}
