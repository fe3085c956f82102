import { Link } from 'react-router-dom'
import type { BlockModule } from '../../../../core/kit/BlockModule.ts'
import { type Section, sectionOf } from '../../protocol/sections.ts'

/** What a block shows that is written once for the whole site, and where: nobody finds it among the block's own fields. */
export const WrittenElsewhere = ({
  keys,
}: {
  readonly keys: NonNullable<BlockModule['ofSettings']>
}) => {
  const found = new Map(
    keys.flatMap((key): [string, Section][] =>
      [sectionOf(key)].flatMap((section) => (section ? [[section.id, section]] : [])),
    ),
  )
  return (
    <p className="panel-elsewhere studio-quiet">
      What else it shows is written once, for the whole site:{' '}
      {[...found.values()].map(({ id, title }) => (
        <Link key={id} className="view-link" to={`/_site/${id}`}>
          {title}
        </Link>
      ))}
    </p>
  )
}
