import type { Kit } from '../../core/kit/Kit.ts'
import type { Expected } from './compare/differencesIn.ts'
import { differencesOf } from './compare/differencesOf.ts'
import { pairFiles } from './compare/pairFiles.ts'
import { redirectsOf } from './compare/redirectsOf.ts'
import { type Expectations, expectationsOf, expectedLists } from './compare/renames.ts'
import { renamesIn, renamesOfMove } from './compare/renamesOf.ts'
import { type Document, describeValues, documentOf } from './describe/describeValues.ts'
import { describeFiles, isComparable, isMoved } from './describe/files.ts'
import { Showing } from './describe/pagesShowing.ts'
import type { Scene } from './describe/scene.ts'
import { sideOf } from './describe/scene.ts'
import { gatherFiles } from './gatherFiles.ts'
import type { States } from './states.ts'
import type { Changes } from './told.ts'
import { upgradedBetween } from './upgraded.ts'
import { causeOfFile, type Draft, Order, type Work } from './work.ts'

/**
 * What has changed between two states of a site, as data: every difference of what its documents say once, with the edits that made it;
 * all edits together make of the first state the second. Differences of layout alone are none. Pure.
 */
export const changesBetween = (kit: Kit, given: States): Changes => {
  const upgraded = upgradedBetween(kit, given)
  const states = upgraded?.states ?? given
  const pairs = pairFiles(states)
  const scene: Scene = { kit, before: sideOf(kit, states.before), after: sideOf(kit, states.after) }
  const work: Work = {
    kit,
    states,
    scene,
    showing: new Showing(kit, states, pairs),
    redirects: redirectsOf(states),
    order: new Order(),
  }
  const compared = pairs.flatMap((pair) =>
    isComparable(pair) ? [documentOf(pair, isMoved(pair) ? causeOfFile(pair) : undefined)] : [],
  )
  const plain = (one: Document, known?: Expected) => differencesOf(kit.choices, one, known)
  const first = new Map(
    compared
      .filter(({ place }) => place?.kind === 'facts' || place?.kind === 'site')
      .map((one) => [one, plain(one)]),
  )
  const renames = [
    ...pairs.filter(isMoved).flatMap((pair) => renamesOfMove(pair, causeOfFile(pair))),
    ...[...first].flatMap(([{ file }, differences]) => renamesIn(file, differences)),
  ]
  const values = compared.flatMap((one): Draft[] => {
    const expected: Expectations = one.place
      ? expectationsOf(kit.choices, one.place.kind, one.before, renames)
      : { strings: new Map(), keys: new Map() }
    const differences =
      renames.length > 0
        ? plain(one, expectedLists(one.before, expected))
        : (first.get(one) ?? plain(one))
    return describeValues(work, one, differences, expected, renames)
  })
  const drafts = [...(upgraded ? [upgraded.told] : []), ...describeFiles(work, pairs), ...values]
  const isEverywhere = drafts.some(({ pages }) => pages.includes('*'))
  return {
    files: gatherFiles(work, drafts),
    everyPage: isEverywhere ? work.showing.everyPage() : [],
  }
}
