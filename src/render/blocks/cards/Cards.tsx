import { Action } from '../../ui/Action.tsx'
import { groupsOf, ListFilter } from '../../ui/Filter.tsx'
import { gridClass } from '../../ui/gridClass.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Items } from '../../ui/Items.tsx'
import { usePage } from '../../ui/PageContext.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Cards.module.css'
import { type CardsBlock, pageList } from './schema.ts'

type Card = CardsBlock['items'][number]

const OneCard = ({
  card,
  isBelow,
  isFiltered,
}: {
  card: Card
  isBelow: boolean
  isFiltered: boolean
}) => (
  <article
    className={['ui-card', styles.card, card.action?.href ? styles.link : '']
      .filter(Boolean)
      .join(' ')}
    id={card.id}
    {...(isFiltered ? groupsOf(card.groups) : {})}
  >
    {card.picture ? <Picture picture={card.picture} className={styles.picture} /> : null}
    {card.icon ? <Icon name={card.icon} /> : null}
    {card.badge ? <p className="ui-badge">{card.badge}</p> : null}
    {isBelow ? <h3>{card.title}</h3> : <h2 className="ui-h3">{card.title}</h2>}
    {card.text ? (
      <p>
        <Text text={card.text} />
      </p>
    ) : null}
    {card.features ? (
      <Items items={card.features} className={`ui-ticks ${styles.features}`} />
    ) : null}
    {card.details ? (
      <dl className={styles.details}>
        {card.details.map(({ label, value }) => (
          <div className="ui-meta" key={label}>
            <dt>{label}</dt>
            <dd>
              <Text text={value} />
            </dd>
          </div>
        ))}
      </dl>
    ) : null}
    {card.action ? (
      <Action action={card.action} prominence={card.action.dialog ? 'secondary' : 'quiet'} />
    ) : null}
  </article>
)

/** A filtered list has any number of cards at a time, so that no row of it can be made full. */
const classOf = (block: CardsBlock) =>
  block.columns === 4
    ? `ui-grid ${styles.four}`
    : `${gridClass(block.items.length, block.columns)}${block.filter ? ` ${styles.filtered}` : ''}`

export const Cards = ({ block: written }: { block: CardsBlock }) => {
  const { drafts } = usePage().site
  const items = written.items.filter(
    (card) => !drafts.has(pageList.pageOf(card)?.replace(/[?#].*$/, '') ?? ''),
  )
  const block = { ...written, items }
  if (items.length === 0) return null
  const grid = (
    <div className={classOf(block)}>
      {block.items.map((card) => (
        <OneCard
          card={card}
          isBelow={block.heading !== undefined}
          isFiltered={block.filter !== undefined}
          key={card.title}
        />
      ))}
    </div>
  )
  return (
    <Section block={block}>
      {block.filter ? (
        <ListFilter
          words={block.filter}
          groups={
            block.filter.groups ?? [...new Set(block.items.flatMap(({ groups = [] }) => groups))]
          }
          heading={block.heading}
        >
          {grid}
        </ListFilter>
      ) : (
        grid
      )}
    </Section>
  )
}
