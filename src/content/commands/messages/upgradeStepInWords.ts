import { groupsIn, keysInText, type Step } from '../../../core/document/history.ts'
import { joinWords } from '../../../core/text/joinWords.ts'

const documentWords: Readonly<Record<string, string>> = {
  page: 'of pages',
  dialog: 'of dialogs',
  site: 'of pages/_site.json',
  facts: 'of pages/_facts.json',
  checks: 'of pages/_checks/',
}

/** A key by the names around it: "words.cause"; entries of lists have no name. */
const named = (at: string | undefined, key: string): string =>
  `"${[...(at ?? '').split('/'), ...key.split('/')].filter((part) => part !== '' && part !== '*').join('.')}"`

const sayStep = (step: Step, part: string): string => {
  const of = documentWords[part] ?? `of the type "${part}"`
  if (step.kind === 'called') return `The type "${step.before}" is now called "${part}"`
  if (step.kind === 'renamed') return `${named(step.at, step.key)} ${of} is now called "${step.to}"`
  if (step.kind === 'moved')
    return `${named(step.at, step.from)} ${of} is now ${named(step.at, step.to)}`
  const quoted = (keys: readonly string[]) =>
    joinWords(
      keys.map((key) => named(step.at, key)),
      'and',
    )
  if (step.kind === 'split')
    return `${named(step.at, step.key)} ${of} is now ${quoted(groupsIn(step.pattern))}`
  if (step.kind === 'joined')
    return `${quoted(keysInText(step.text))} ${of} are now ${named(step.at, step.to)}`
  if (step.kind === 'given')
    return `${named(step.at, step.key)} ${of}, which was left out, is written down as ${JSON.stringify(step.value)}, what it was until now`
  return `${named(step.at, step.key)} ${of} is taken out: it is no longer read`
}

const places = (files: readonly string[]): string => {
  const documents = new Set(files)
  const [first] = documents
  if (documents.size === 1)
    return `${files.length === 1 ? '' : `${files.length} places in `}${first}`
  return `${files.length} places in ${documents.size} documents`
}

/** A step of an upgrade: what has another name now, and the file of each place where it had the old one. */
export type UpgradeStep = {
  readonly step: Step
  readonly part: string
  readonly files: readonly string[]
}

export const upgradeStepInWords = ({ step, part, files }: UpgradeStep): string =>
  `${sayStep(step, part)}${part === 'site' ? '' : `: ${places(files)}`}.`
