import { type Decimal, decimalOf, product, sum } from '../../../core/model/figures/decimals.ts'

type Line = { readonly quantity?: unknown; readonly rate?: unknown; readonly amount?: unknown }
type Example = {
  readonly lines: readonly Line[]
  readonly result: { readonly amount?: unknown }
}

/** The exact product of quantity and rate; undefined for a line without them. */
export const productIn = (line: Line): Decimal | undefined =>
  line.quantity === undefined || line.rate === undefined
    ? undefined
    : product(decimalOf(line, 'quantity'), decimalOf(line, 'rate'))

/** What a line comes to: its amount, or else quantity times rate. Pure. */
export const amountOf = (line: Line): Decimal =>
  (line.amount === undefined ? productIn(line) : undefined) ?? decimalOf(line, 'amount')

/** What the lines come to together. Pure. */
export const totalOf = ({ lines, result }: Example): Decimal =>
  result.amount === undefined ? sum(lines.map(amountOf)) : decimalOf(result, 'amount')
