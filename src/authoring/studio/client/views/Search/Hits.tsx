import { Checkbox } from '@radix-ui/themes'
import {
  type FoundText,
  isKept,
  type KeptText,
  mayChange,
} from '../../../../../content/commands/texts/FoundText.ts'
import { placeOf } from '../../../../../core/document/sources.ts'
import { ShowPlace } from '../../panel/ShowPlace.tsx'
import { nameOfDocument, rankOfDocument } from '../../store/nameOfDocument.ts'
import { useReading } from '../../ui/useReading.ts'
import { KeptBy } from './KeptBy.tsx'

type Props = {
  readonly hits: readonly (FoundText | KeptText)[]
  readonly isReplacing: boolean
  /** The numbers of those that stay as they are. */
  readonly left: ReadonlySet<number>
  readonly setLeft: (left: ReadonlySet<number>) => void
}

/** What a text is called, with what it stands in where it is short. */
const Called = ({ title, of }: Pick<FoundText, 'title' | 'of'>) => {
  const read = useReading()
  return of === undefined ? title : `${title} of “${read(of)}”`
}

const Hit = ({ hit, isReplacing, left, setLeft }: { hit: FoundText } & Omit<Props, 'hits'>) => {
  const toggle = (isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(hit.number)
    else next.add(hit.number)
    setLeft(next)
  }
  const id = `hit-${hit.number}`
  const isChanged = isReplacing && mayChange(hit)
  return (
    <li className="view-hit" data-left={left.has(hit.number)}>
      {isChanged ? (
        <Checkbox
          checked={!left.has(hit.number)}
          onCheckedChange={(checked) => toggle(checked === true)}
          aria-labelledby={id}
        />
      ) : null}
      <p id={id} dir="auto">
        {hit.before}
        {isChanged ? (
          <>
            <del>{hit.found}</del>
            <span className="studio-unseen"> becomes </span>
            <ins>{hit.to}</ins>
          </>
        ) : (
          <mark>{hit.found}</mark>
        )}
        {hit.after}
      </p>
      <ShowPlace file={hit.file} pointer={hit.pointer} className="view-link">
        <Called {...hit} />
      </ShowPlace>
    </li>
  )
}

const KeptHit = ({ kept, isReplacing }: { kept: KeptText; isReplacing: boolean }) => (
  <li className="view-hit">
    <p dir="auto">
      {kept.before}
      <mark>{kept.found}</mark>
      {kept.after}
    </p>
    <ShowPlace file={kept.file} pointer={kept.pointer} className="view-link">
      <Called {...kept} />
    </ShowPlace>
    <KeptBy kept={kept} isReplacing={isReplacing} />
  </li>
)

/** Where words stand, page by page. */
export const Hits = ({ hits, ...rest }: Props) => {
  const files = [...new Set(hits.map(({ file }) => file))].sort(
    (one, other) => rankOfDocument(one) - rankOfDocument(other),
  )
  return files.map((file) => {
    const own = hits.filter((hit) => hit.file === file)
    const [first] = own
    return (
      <section key={file} className="view-group" aria-label={first?.page}>
        <h2>
          {first ? nameOfDocument({ path: first.file, title: first.page }) : null}{' '}
          <span className="studio-quiet">
            {first?.route}
            {own.length > 1 ? ` · ${own.length} places` : ''}
          </span>
        </h2>
        {placeOf(file)?.kind === 'checks' ? (
          <p className="studio-quiet">
            No visitor reads this: the pages are held against it. What pages say otherwise from now
            on is changed here, too.
          </p>
        ) : null}
        <ul className="view-list">
          {own.map((hit, index) =>
            isKept(hit) ? (
              <KeptHit key={`${hit.pointer} ${index}`} kept={hit} isReplacing={rest.isReplacing} />
            ) : (
              <Hit key={hit.number} hit={hit} {...rest} />
            ),
          )}
        </ul>
      </section>
    )
  })
}
