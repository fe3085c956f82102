import { expect, test } from 'vitest'
import { changesBetween } from '../../../src/content/changes/changesBetween.ts'
import { changeText } from '../../../src/content/changes/messages/changeMessages.ts'
import { takeBack } from '../../../src/content/changes/takeBack/takeBack.ts'
import type { Told } from '../../../src/content/changes/told.ts'
import { apply } from '../../../src/core/edits/apply.ts'
import type { Change, Content } from '../../../src/core/edits/change.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { littleSite } from '../../support/littleSite.ts'
import { pick, randomOf } from '../../support/random.ts'
import { randomEdit } from '../../support/randomEdits.ts'
import { bicycle } from '../../support/sites.ts'
import { readerOf, statesOf, textsOf } from '../../support/statesOf.ts'

type Files = Map<string, Content>
const rounds = process.env['LONG'] ? 300 : 30
const sites = [textsOf(littleSite()), textsOf(readSite(bicycle))]

const after = (files: Files, change: Change): Files => {
  const made = new Map(files)
  for (const [path, content] of apply(change, readerOf(files)).files) {
    if (content === undefined) made.delete(path)
    else made.set(path, content)
  }
  return made
}

const disturb = (files: Files, random: () => number): void => {
  const path = pick([...files.keys()], random) ?? ''
  const content = String(files.get(path))
  const kind = random()
  if (kind < 0.08) {
    files.delete(path)
    files.set(path.replace(/\.json$/, '-moved.json'), content)
  } else if (kind < 0.14) files.delete(path)
  else if (kind < 0.2)
    files.set(
      path.replace(/\.json$/, `-${Math.floor(random() * 100)}.json`),
      content.replaceAll('e', 'x'),
    )
  else
    files.set(
      path,
      String(
        apply(
          { label: '', edits: [randomEdit(path, JSON.parse(content), random)] },
          () => content,
        ).files.get(path) ?? content,
      ),
    )
}

const cases = sites.flatMap((before, site) =>
  Array.from({ length: rounds }, (_, round) => {
    const random = randomOf(77_000_000 + site * 10_000 + round)
    const now = new Map(before)
    for (let count = 1 + Math.floor(random() * 7); count > 0; count -= 1) disturb(now, random)
    return { name: `site ${site}, round ${round}`, before: new Map(before), now, random }
  }),
)

const toldOf = (
  before: Files,
  now: Files,
): {
  readonly all: readonly Told[]
  readonly back: (told: Told) => ReturnType<typeof takeBack>
} => {
  const states = statesOf(before, now)
  const changes = changesBetween(standardKit, states)
  return {
    all: changes.files.flatMap((file) => file.changes),
    back: (told) => takeBack(standardKit, states, changes, told),
  }
}

const sorted = (files: Files) => [...files].sort(([a], [b]) => (a < b ? -1 : 1))

test('reverting random changes one by one in any order restores the site byte for byte', () => {
  let refused = 0
  for (const { name, before, now, random } of cases) {
    let files = now
    for (let left = toldOf(before, files); left.all.length > 0; left = toldOf(before, files)) {
      const order = [...left.all].sort(() => random() - 0.5)
      const taken = order.map(left.back).find((one) => 'change' in one)
      refused += order.map(left.back).filter((one) => 'why' in one).length
      if (!taken || !('change' in taken))
        throw new Error(
          `${name}: nothing can be taken back of\n${order.map(({ message }) => changeText(message)).join('\n')}`,
        )
      const next = after(files, taken.change)
      expect(sorted(next), name).not.toEqual(sorted(files))
      files = next
    }
    expect(sorted(files), name).toEqual(sorted(before))
  }
  expect(refused).toBeLessThan(cases.length)
})
