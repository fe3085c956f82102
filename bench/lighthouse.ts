import type { Row } from './row.ts'
import { type Category, runLighthouse, type Verdict } from './runLighthouse.ts'
import type { Visit } from './visit.ts'

const titles: Readonly<Record<Category, string>> = {
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'search engines',
  performance: 'performance',
}
const categories = Object.keys(titles) as Category[] // the record's own keys

/** Lighthouse on one page of each kind: the lowest score of each category, and what moved or held the page up the most. */
export const measureLighthouse = async ({
  engine,
  site,
  pages,
  browserPath,
}: Visit): Promise<Row[]> => {
  const verdicts: { kind: string; verdict: Verdict }[] = []
  for (const [kind, route] of Object.entries(pages.kinds))
    verdicts.push({
      kind,
      verdict: await runLighthouse(engine, site + route, browserPath, categories),
    })
  // A dialog's page is kept from search engines on purpose.
  const judged = (category: Category) =>
    verdicts.filter(({ kind }) => kind !== 'dialog' || category !== 'seo')
  const scores = categories.map((category): Row => {
    const of = ({ verdict }: (typeof verdicts)[number]) => verdict.scores[category] ?? Number.NaN
    const short = judged(category).filter((entry) => of(entry) < 100)
    const value = Math.min(...judged(category).map(of))
    const note = short.map((entry) => `${entry.kind} ${of(entry)}`).join(', ')
    return {
      name: `Lighthouse, ${titles[category]}, lowest of ${judged(category).length} kinds`,
      value,
      unit: '',
      least: 100,
      note,
    }
  })
  const highestOf = (audit: string, name: string, unit: string): Row => {
    const value = Math.max(...verdicts.map(({ verdict }) => verdict.figure(audit)))
    const worst = verdicts.find(({ verdict }) => verdict.figure(audit) === value)?.kind
    return { name, value, unit, goal: 0, note: value > 0 ? worst : '' }
  }
  return [
    ...scores,
    highestOf(
      'total-blocking-time',
      'total blocking time, simulated mobile, most of all kinds',
      'ms',
    ),
    highestOf(
      'cumulative-layout-shift',
      'cumulative layout shift, simulated mobile, most of all kinds',
      '',
    ),
  ]
}
