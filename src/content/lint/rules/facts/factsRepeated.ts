import { blockOf } from '../../../../core/kit/blockOf.ts'
import { referenceFor } from '../../../../core/model/figures/formFor.ts'
import { referencesIn } from '../../../../core/model/figures/interpolate.ts'
import type { PlacedString } from '../../../../core/model/schema/gather.ts'
import { keysOf, type Path, pointerOf } from '../../../../core/model/schema/path.ts'
import { valueInLanguage } from '../../../../core/model/site/editions/factsIn.ts'
import { figureKey } from '../../figures/factIndexes.ts'
import { bareFigure, type Figure, typedFigures } from '../../figures/figuresIn.ts'
import { plainSigns } from '../../figures/plainSigns.ts'
import { sameUnit } from '../../figures/sameUnit.ts'
import { names } from '../../figures/subjects.ts'
import { unitsOfFile, writingOfFile } from '../../figures/writingOfFile.ts'
import { msg } from '../../messages/msg.ts'
import { visibleStrings } from '../../texts/visibleStrings.ts'
import type { DocumentContext, FactIndexes, FigureFact } from '../../types/context.ts'
import type { LintFile } from '../../types/file.ts'
import type { Report, Spot } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

/** A typed figure with its place. `shows` writes the reference that shows a fact there; `per`: what the figure is due for. */
type Typed = {
  readonly figure: Figure
  readonly said: string
  readonly spot: Spot
  readonly subjects: string
  readonly shows: (fact: FigureFact) => { readonly text: string; readonly isPart: boolean }
  readonly per?: string | undefined
}

/** A string with its neighbours in the same item: a card's title names the subject of its text, what happens that of what it costs. */
const surroundings = (strings: readonly PlacedString[]): Map<Path | undefined, string> => {
  const texts = new Map<Path | undefined, string>()
  for (const { text, path } of strings) {
    if (typeof path?.key === 'string')
      texts.set(path.parent, `${texts.get(path.parent) ?? ''} ${text}`)
  }
  return texts
}

type Ways = Pick<DocumentContext, 'kit'> & {
  readonly writing: DocumentContext['writing']
  readonly units: ReturnType<typeof unitsOfFile>
}

function* figuresInTexts(file: LintFile, { writing, units }: Ways): Iterable<Typed> {
  const strings = visibleStrings(file)
  let enclosing: Map<Path | undefined, string> | undefined
  for (const { text, path } of strings) {
    const figures = typedFigures(text, writing)
    const bare = figures.length === 0 ? bareFigure(text, writing) : undefined
    for (const figure of bare ? [bare] : figures) {
      const { index, length } = figure
      const said = text.slice(index, index + length)
      yield {
        figure,
        said,
        spot: { pointer: pointerOf(path), index, length },
        get subjects() {
          enclosing ??= surroundings(strings)
          return `${text} ${typeof path?.key === 'string' ? (enclosing.get(path.parent) ?? '') : ''}`
        },
        shows: ({ name, fact }) => ({
          text: referenceFor(
            name,
            { ...fact, value: valueInLanguage(fact.value, units) },
            writing,
            said,
          ),
          isPart: true,
        }),
      }
    }
  }
}

/** Numbers that blocks hold as such; a rule can't know what their neighbours say, so they name no subject. */
function* figuresInBlocks(file: LintFile, { kit, writing }: Ways): Iterable<Typed> {
  for (const { block, index } of file.blocks)
    for (const one of blockOf(kit, block.type).numbers?.(block) ?? []) {
      const { kind, decimal, unit } = one
      yield {
        figure: {
          kind,
          amount: Number(decimal),
          digits: { amount: decimal },
          unit: kind === 'money' ? writing.currency : plainSigns(unit ?? ''),
          index: 0,
          length: 0,
        },
        said: decimal,
        spot: { pointer: `/blocks/${index}${one.pointer}` },
        subjects: '',
        shows: ({ name }) => ({ text: `{{${name} | plain}}`, isPart: false }),
        per: kind === 'money' ? unit : undefined,
      }
    }
}

/** Whether a typed figure is what a fact says, in the same unit or currency, and due for the same. */
const isSame = (
  { figure, per }: Typed,
  { fact }: FigureFact,
  { writing, units }: Ways,
): boolean => {
  const value = valueInLanguage(fact.value, units)
  if (!sameUnit(figure, value, writing)) return false
  if (per === undefined || value.kind !== 'money' || value.per === undefined) return true
  return sameUnit(
    { ...figure, kind: 'number', unit: plainSigns(per) },
    { kind: 'number', amount: figure.amount, unit: value.per },
    writing,
  )
}

/** The places at which a document shows facts, by their names. */
const shownIn = (file: LintFile): ReadonlyMap<string, readonly string[]> => {
  const shown = new Map<string, string[]>()
  for (const { text, path } of file.gathered.strings)
    for (const { name } of referencesIn(text)) {
      const places = shown.get(name)
      if (places) places.push(pointerOf(path))
      else shown.set(name, [pointerOf(path)])
    }
  return shown
}

const commonKeys = (one: string, other: string): number => {
  const [a, b] = [keysOf(one), keysOf(other)]
  const end = a.findIndex((key, at) => key !== b[at])
  return end < 0 ? a.length : end
}

/** Smaller numbers are the same by chance too often. */
const smallest = 10
const isYear = ({ kind, amount, to, unit }: Figure): boolean =>
  kind === 'number' && unit === '' && to === undefined && amount >= 1900 && amount < 2100

/** Facts that the document shows and that say the same, the nearest first. */
const shownAlike = (
  { figure, spot }: Typed,
  alike: readonly FigureFact[],
  shown: ReadonlyMap<string, readonly string[]>,
): FigureFact[] => {
  if ((figure.to ?? figure.amount) < smallest || isYear(figure)) return []
  const near = ({ name }: FigureFact) =>
    Math.max(...(shown.get(name) ?? []).map((place) => commonKeys(place, spot.pointer)))
  return alike.filter(({ name }) => shown.has(name)).sort((a, b) => near(b) - near(a))
}

const factOffers = (typed: Typed, facts: readonly FigureFact[]): Pick<Report, 'offers'> => ({
  offers: facts.map((fact, at) => {
    const { text, isPart } = typed.shows(fact)
    return {
      label: at === 0 ? msg('useTheFact') : msg('useNamedFact', { name: fact.name }),
      fix: isPart ? { kind: 'characters', text } : { kind: 'value', value: text },
    }
  }),
})

function* check(
  file: LintFile,
  context: DocumentContext,
  { byFigure }: FactIndexes,
): Iterable<Report> {
  const ways: Ways = {
    kit: context.kit,
    writing: writingOfFile(context, file),
    units: unitsOfFile(context, file),
  }
  let shown: ReturnType<typeof shownIn> | undefined
  for (const figures of [figuresInTexts(file, ways), figuresInBlocks(file, ways)])
    for (const typed of figures) {
      const { figure, said, spot } = typed
      const candidates = byFigure[figureKey(figure.kind, figure.digits)] ?? []
      const alike = candidates.filter((fact) => isSame(typed, fact, ways))
      if (alike.length === 0) continue
      const meant = alike.find(({ subject }) => names(typed.subjects, subject))
      if (meant) {
        yield {
          file: file.path,
          ...spot,
          message: msg('repeatsFact', { figure: said, fact: meant.name }),
          suggestion: msg('useFact', { name: meant.name }),
          ...factOffers(typed, [meant]),
        }
        continue
      }
      shown ??= shownIn(file)
      const near = shownAlike(typed, alike, shown)
      const [first] = near
      if (!first) continue
      yield {
        file: file.path,
        ...spot,
        severity: 'note',
        message: msg('equalsFact', { figure: said, fact: first.name }),
        suggestion: msg('useFactIfSame', { shown: typed.shows(first).text, name: first.name }),
        ...factOffers(typed, near),
      }
    }
}

export const rule: Rule = {
  name: 'facts-repeated',
  severity: 'warning',
  perDocument: true,
  what: 'A text does not type a figure that is a fact of the subject it names; it refers to the fact. A note lists other figures from 10 up, years aside, that equal a fact of the same page.',
  why: 'When the figure changes, the typed one is forgotten.',
  bad: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value: 'A repair takes 2–3 working days.',
    },
  ],
  good: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value: 'A repair takes {{repair.time}}.',
    },
  ],
  *check(context) {
    const { factIndexes, files } = context
    if (!factIndexes?.hasFacts) return
    for (const file of files) yield* check(file, context, factIndexes)
  },
}
