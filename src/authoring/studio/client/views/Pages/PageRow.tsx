import { Badge } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { plural, pluralWord } from '../../../../../core/text/plural.ts'
import { ShowPlace } from '../../panel/ShowPlace.tsx'
import { asksForSomething } from '../../store/findingsIn.ts'
import { useFindings, useStudio } from '../../store/useStudio.ts'

type Props = {
  readonly route: string
  readonly name: string
  readonly file: string
  readonly draft: boolean
  readonly waits: boolean
  /** Beside pages that are called the same, its address tells it from them. */
  readonly tellsRoute?: boolean
  readonly children?: ReactNode
}

/** A page in the list: what it is called, whether visitors get it today, and whether something is amiss. */
export const PageRow = ({
  route,
  name,
  file,
  draft,
  waits,
  tellsRoute = false,
  children,
}: Props) => {
  const studio = useStudio()
  const all = useFindings(file)
  const findings = all.filter(asksForSomething)
  const isWrong = findings.some(({ severity }) => severity === 'error')
  const first = findings.find(({ severity }) => severity === 'error') ?? findings[0]
  const noun = isWrong ? 'error' : 'finding'
  const count = isWrong
    ? findings.filter(({ severity }) => severity === 'error').length
    : findings.length
  return (
    <div className="pages-row">
      <NavLink to={route} end title={route} onClick={() => studio.choose(undefined)}>
        <span className="pages-name">
          {name}
          {tellsRoute ? <small className="studio-quiet">{route}</small> : null}
        </span>
        {draft ? (
          <Badge highContrast size="1" color="blue">
            Draft
          </Badge>
        ) : null}
        {waits ? (
          <Badge highContrast size="1" color="gray">
            Not today
          </Badge>
        ) : null}
        {!draft && all.length > findings.length ? (
          <Badge highContrast size="1" color="gray">
            To write
          </Badge>
        ) : null}
      </NavLink>
      {first ? (
        <ShowPlace
          file={file}
          pointer={first.pointer}
          className="pages-count"
          label={`${plural(count, noun)} on ${name}: show ${pluralWord(count, 'it', 'the first')}`}
        >
          <span data-wrong={isWrong}>{count}</span>
        </ShowPlace>
      ) : null}
      {children}
    </div>
  )
}
