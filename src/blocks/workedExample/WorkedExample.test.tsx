import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { writingFor } from '../../../tests/support/writingFor.ts'
import { PageContext } from '../../ui/PageContext.ts'
import { WorkedExample } from './WorkedExample.tsx'

const reckoned = (locale: string): string => {
  const page = { site: { writing: writingFor(locale, 'INR'), words: {}, settings: { theme: {} } } } as PageContext // all that it asks of its page
  const lines = [{ label: 'a', quantity: 12, unit: 'دن', rate: 25, amount: 300 }]
  return renderToStaticMarkup(
    <PageContext value={page}>
      <WorkedExample block={{ type: 'workedExample', title: 'a', lines, result: { label: 'b', amount: 300 } }} />
    </PageContext>,
  )
}

it('keeps the sign of a rate on its side of the figure from right to left, and adds nothing from the left', () => {
  expect(reckoned('ur-IN')).toContain('12 دن × \u200e₹25')
  expect(reckoned('ur-IN')).toContain('<dd>\u200e₹300</dd>')
  expect(reckoned('en-IN')).toContain('12 دن × ₹25')
})
