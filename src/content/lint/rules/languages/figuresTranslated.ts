import type { Fact } from '../../../../core/document/facts.ts'
import type { Writing } from '../../../../core/kit/Writing.ts'
import { formatFact } from '../../../../core/model/figures/formatFact.ts'
import { type Reference, referencesIn } from '../../../../core/model/figures/interpolate.ts'
import { pointerOf, valueAt } from '../../../../core/model/schema/path.ts'
import { type Units, valueInLanguage } from '../../../../core/model/site/editions/factsIn.ts'
import { counterparts } from '../../../../core/model/translations/counterparts.ts'
import { amountsOf, figureKey } from '../../figures/factIndexes.ts'
import { type Figure, typedFigures } from '../../figures/figuresIn.ts'
import { sameUnit } from '../../figures/sameUnit.ts'
import { names, subjectWords } from '../../figures/subjects.ts'
import { unitsOfFile, writingOfFile } from '../../figures/writingOfFile.ts'
import { write } from '../../links/meant.ts'
import { msg } from '../../messages/msg.ts'
import { languagesOf } from '../../named/languagesOf.ts'
import { visibleStrings } from '../../texts/visibleStrings.ts'
import { type TranslatedFile, translatedFiles } from '../../translations/translatedFiles.ts'
import type { Context } from '../../types/context.ts'
import type { Report, Spot } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

/** How figures are typed in a language, what its units are called, and how the main one types and writes them. */
type Ways = { readonly own: Writing; readonly units: Units; readonly main: Writing }

const isSame = (a: Figure, b: Figure): boolean =>
  figureKey(a.kind, a.digits) === figureKey(b.kind, b.digits)

/** What stands in one list and not in the other, each entry of which counts once. */
const without = <T, U>(
  all: readonly T[],
  others: readonly U[],
  same: (one: T, other: U) => boolean,
): T[] => {
  const left = [...others]
  return all.filter((one) => {
    const at = left.findIndex((other) => same(one, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const says = ({ digits }: Figure, { value }: Fact): boolean =>
  'amount' in value && figureKey('', amountsOf(value)) === figureKey('', digits)

/** The fact of the original that a typed figure stands for: the one that says the same, or any of its kind and unit. */
const factFor = (
  figure: Figure,
  missing: readonly Reference[],
  { facts }: Context,
  { own, units }: Ways,
) => {
  const alike = missing.flatMap((reference) => {
    const fact = facts?.get(reference.name)
    return fact?.value.kind === figure.kind &&
      sameUnit(figure, valueInLanguage(fact.value, units), own)
      ? [{ reference, fact }]
      : []
  })
  return alike.find(({ fact }) => says(figure, fact)) ?? alike[0]
}

type Told = Pick<Report, 'message' | 'suggestion' | 'offers'>

const tellFact = (
  typed: string,
  { format, name }: Reference,
  fact: Fact,
  isRight: boolean,
  { main }: Ways,
): Told => {
  const shown = `{{${name}${format === undefined ? '' : ` | ${format}`}}}`
  return {
    message: isRight
      ? msg('factTypedInTranslation', { figure: typed, name })
      : msg('figureDiffersFromFact', { figure: typed, name, says: formatFact(fact, main) }),
    suggestion: isRight
      ? msg('writeFactHereToo', { shown, name })
      : msg('writeFactOrCorrect', { shown, name }),
    offers: [write(shown, { kind: 'characters', text: shown })],
  }
}

/** `there`: the figure of the original, if the typed one is the same by the rules of its language. */
const describeFigure = (
  figure: string,
  said: string,
  there: Figure | undefined,
  { own: { locale } }: Ways,
): Told => {
  if (!there)
    return { message: msg('figureDiffers', { figure, said }), suggestion: msg('writeSameFigure') }
  const { amount } = there.digits
  const minimumFractionDigits = amount.split('.')[1]?.length ?? 0
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits }).format(there.amount)
  return {
    message: msg('figureOfOtherLanguage', { figure }),
    suggestion: msg('writeNumberAs', { number }),
  }
}

/** Compares the figures of a text with those of its original. Counted things may be said in other words: of figures that both type, only money and shares are compared. */
function* compare(
  text: string,
  original: string,
  context: Context,
  ways: Ways,
): Iterable<Told & Required<Pick<Spot, 'index' | 'length'>>> {
  const typedThere = typedFigures(original, ways.main)
  const typedHere = without(typedFigures(text, ways.own), typedThere, isSame)
  const others = without(typedThere, typedFigures(text, ways.own), isSame)
  const missing = without(
    referencesIn(original),
    referencesIn(text),
    (one, other) => one.name === other.name,
  )
  for (const figure of typedHere) {
    const { index, length, kind } = figure
    const typed = text.slice(index, index + length)
    const meant = factFor(figure, missing, context, ways)
    const isRight = meant !== undefined && says(figure, meant.fact)
    if (meant) missing.splice(missing.indexOf(meant.reference), 1)
    if (meant && isRight && names(text, subjectWords(meant.reference.name))) continue // told by facts-repeated
    if (meant)
      yield { index, length, ...tellFact(typed, meant.reference, meant.fact, isRight, ways) }
    const alike = others.filter((other) => other.kind === kind && other.unit === figure.unit)
    const [there] = alike
    if (
      meant ||
      !there ||
      kind === 'number' ||
      alike.length > 1 ||
      typedHere.filter((other) => other.kind === kind).length > 1
    )
      continue
    const said = original.slice(there.index, there.index + there.length)
    const [asThere] = typedFigures(typed, ways.main)
    yield {
      index,
      length,
      ...describeFigure(typed, said, asThere && isSame(asThere, there) ? there : undefined, ways),
    }
  }
}

function* check(
  { file, original, language }: TranslatedFile,
  context: Context,
  ways: Ways,
): Iterable<Report> {
  const { inOriginal } = counterparts(file.value, original.value, language.base)
  for (const { text, path } of visibleStrings(file)) {
    const pointer = pointerOf(path)
    const at = inOriginal(pointer)
    const said = at === undefined ? undefined : valueAt(original.value, at)
    if (typeof said !== 'string') continue
    for (const told of compare(text, said, context, ways))
      yield { file: file.path, pointer, ...told }
  }
}

export const rule: Rule = {
  name: 'figures-translated',
  severity: 'warning',
  what: 'A translation has the figures of its original: what is a fact there is the same fact here, and what is typed in both is the same.',
  why: 'A fee that is typed in a translation stays behind when the fee changes, and readers of two languages are told two prices.',
  bad: [
    {
      file: 'pages/_site.json',
      at: '/languages',
      value: [
        { tag: 'en-GB', name: 'English' },
        { tag: 'hi', name: 'हिन्दी' },
      ],
    },
    {
      file: 'pages/hi/services/repair.json',
      value: {
        $schema: '../../../schema/page.schema.json',
        title: 'साइकिल की मरम्मत',
        description:
          'हम क्या ठीक करते हैं, उसमें कितना लगता है और साइकिल कब वापस मिलती है: ब्रेक, गियर, पहिए और उनके बीच का सब कुछ।',
        blocks: [{ type: 'hero', heading: 'मरम्मत', text: '4 कार्य दिवस में तैयार।' }],
      },
    },
    {
      file: 'pages/hi/_site.json',
      value: {
        $schema: '../../schema/language.schema.json',
        units: { 'working days': 'कार्य दिवस' },
      },
    },
  ],
  good: [],
  *check(context) {
    const languages = languagesOf(context)
    for (const language of languages.slice(1)) {
      for (const translated of translatedFiles(context.files, languages, language)) {
        if (!translated.file.summary.typesFigures) continue
        yield* check(translated, context, {
          own: writingOfFile(context, translated.file),
          units: unitsOfFile(context, translated.file),
          main: context.writing,
        })
      }
    }
  },
}
