import { meant } from './parts.ts'
import type { Place, Words } from './Words.ts'

export const facts = {
  figureMissing: () => 'Say which figure it is.',
  figureReads: ({ reads, figure }: { reads: string; figure: string }) =>
    `Pages will read “${reads}” where they say “${figure}” now: that is how the site writes figures.`,
  chooseHitsOfFigure: () =>
    'Choose which of them are this very figure: --hits all, or by number: --hits 1,3-5.',
  noFacts: () => 'There is no pages/_facts.json.',
  noSuchFact: ({ name, near }: { name: string; near: string | undefined }) =>
    `There is no fact ${name}.${meant(name, near)}`,
  notAFactName: ({ name }: { name: string }) =>
    `"${name}" can be no fact's name: it is written like repair.fee.`,
  factNameOfFirm: () => 'Names that begin with "firm." are those of the words of the firm.',
  factThere: ({ name }: { name: string }) => `There is a fact ${name} already.`,
  factRenamed: ({ from, to }: { from: string; to: string }) => `The fact ${from} becomes ${to}.`,
  factRemoved: ({ name }: { name: string }) => `The fact ${name} is removed.`,

  factMade: ({
    name,
    label,
    value,
    source,
    asOf,
  }: {
    name: string
    label: string
    value: string
    source: string
    asOf: string
  }) => `${name} will be: ${label}, ${value}; source: ${source}, stated ${asOf}.`,
  factShown: ({ places }: { places: readonly Place[] }, w: Words) =>
    `Shown by the fact in ${w.places(places)}.`,
  factWrittenIn: ({ places }: { places: readonly Place[] }, w: Words) =>
    `Its value is written out in ${w.places(places)}.`,
  factReplaced: ({ to, places }: { to: string; places: readonly Place[] }, w: Words) =>
    `Texts show ${to} in its place in ${w.places(places)}.`,
  factNotShown: ({ name, where }: { name: string; where: string | undefined }) =>
    where === undefined ? `No page shows ${name}.` : `${where} does not show ${name}.`,
  factWrittenOut: (
    { name, value, places }: { name: string; value: string; places: readonly Place[] },
    w: Words,
  ) =>
    `“${value}” is written in the place of {{${name}}} in ${w.places(places)}. They no longer follow when the fact changes.`,
}
