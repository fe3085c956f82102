import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './PriceList.module.css'
import type { PriceListBlock } from './schema.ts'

type Group = PriceListBlock['groups'][number]

const Price = ({ item: { name, text, price, from, unit } }: { item: Group['items'][number] }) => {
  const [before = '', after = ''] = usePage().site.words.priceFrom.split('{price}')
  return (
    <div className={styles.item}>
      <dt>
        <Text text={name} />
        {text ? (
          <span className={styles.text}>
            <Text text={text} />
          </span>
        ) : null}
      </dt>
      <dd>
        {from ? <span className={styles.from}>{before}</span> : null}
        <span className={styles.price}>
          <Text text={price} />
        </span>
        {from && after ? <span className={styles.from}>{after}</span> : null}
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </dd>
    </div>
  )
}

export const PriceList = ({ block }: { block: PriceListBlock }) => {
  const Title = block.heading ? 'h3' : 'h2'
  return (
    <Section block={block} label={usePage().site.words.labelPrices}>
      <div className={styles.groups}>
        {block.groups.map((group, index) => (
          <div className={styles.group} key={index}>
            {group.title ? <Title className="ui-h3">{group.title}</Title> : null}
            {group.note ? (
              <p className={styles.note}>
                <Text text={group.note} />
              </p>
            ) : null}
            <dl className={styles.items}>
              {group.items.map((item) => (
                <Price item={item} key={item.name} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  )
}
