import { allDigits, currencyDecimals } from '../../../core/model/figures/amounts.ts'
import { type Decimal, said, shownNumber } from '../../../core/model/figures/decimals.ts'
import { currencySign, directionMark } from '../../../core/model/figures/signOf.ts'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import { amountOf, totalOf } from './amounts.ts'
import type { WorkedExampleBlock } from './schema.ts'
import styles from './WorkedExample.module.css'

export const WorkedExample = ({ block }: { block: WorkedExampleBlock }) => {
  const {
    words,
    writing: { locale, currency, language },
  } = usePage().site
  const mark = directionMark(currencySign(currency, { locale, currency }), language)
  const money = (decimal: string) =>
    allDigits(decimal, locale, {
      currency,
      atLeast: currencyDecimals(currency),
    })
  /** With a real minus, which `Intl` does not write in English. */
  const amount = (holder: { readonly amount?: unknown }, workedOut: Decimal) =>
    mark + money(shownNumber(holder, 'amount') ?? said(workedOut)).replace('-', '−')
  const count = (line: object) => allDigits(shownNumber(line, 'quantity') ?? '', locale)
  const Title = block.heading ? 'h3' : 'h2'
  return (
    <Section block={block} label={words.labelExample}>
      <div className={styles.sheet}>
        <Title className="ui-h3">
          <NoBreak text={block.title} heading />
        </Title>
        {block.given ? (
          <dl className={styles.given}>
            {block.given.map(({ label, value }) => (
              <div className={styles.line} key={label}>
                <dt>{label}</dt>
                <dd>
                  <Text text={value} />
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        <dl>
          {block.lines.map((line) => (
            <div className={styles.line} key={line.label}>
              <dt>
                <Text text={line.label} />
                {line.quantity !== undefined && line.rate !== undefined ? (
                  <span
                    className={styles.reckoned}
                  >{`${count(line)}${line.unit ? ` ${line.unit}` : ''} × ${mark}${money(shownNumber(line, 'rate') ?? '')}`}</span>
                ) : null}
              </dt>
              <dd>{amount(line, amountOf(line))}</dd>
            </div>
          ))}
          <div className={`${styles.line} ${styles.result}`}>
            <dt>{block.result.label}</dt>
            <dd>{amount(block.result, totalOf(block))}</dd>
          </div>
        </dl>
      </div>
    </Section>
  )
}
