import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { KeptText } from '../../../../../content/commands/texts/FoundText.ts'
import { firmTitle } from '../../../../../core/document/firmTitle.ts'
import { useNames } from '../../store/useStudio.ts'

/** Why words that are read here can't be replaced here, and the way to where they are written. */
export const KeptBy = ({
  kept: { figures },
  isReplacing,
}: {
  readonly kept: KeptText
  readonly isReplacing: boolean
}) => {
  const facts = useNames()?.facts
  const stays = isReplacing ? 'It stays as it is: ' : ''
  if (figures.length === 0)
    return isReplacing ? (
      <p className="view-kept studio-quiet">
        {stays}bold words, emphasis, a link or a new line begin or end among these. Change them
        there.
      </p>
    ) : null
  return (
    <p className="view-kept studio-quiet">
      {stays}
      {figures.map(({ name, says }, index) => (
        <Fragment key={`${name} ${says}`}>
          {index > 0 ? ' ' : ''}“<bdi>{says}</bdi>”{' '}
          {firmTitle(name) ? 'is written once, for the whole site' : 'is a figure'}: change it
          there,{' '}
          <Link className="view-link" to={firmTitle(name) ? '/_site/firm' : `/_facts/${name}`}>
            {firmTitle(name) ?? facts?.find((fact) => fact.name === name)?.label ?? name}
          </Link>
          .
        </Fragment>
      ))}
    </p>
  )
}
