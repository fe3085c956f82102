import type { FileKind } from '../../../content/changes/messages/fileKinds.ts'
import type { Run } from '../../../content/changes/messages/Words.ts'
import type { Told } from '../../../content/changes/told.ts'
import type { FigureOnPages } from '../../../content/commands/facts/figuresOnPages.ts'
import type { FoundFigures } from '../../../content/commands/facts/foundFigures.ts'
import type { PageGroup } from '../../../content/commands/pages/pageTree.ts'
import type { FoundText, KeptText } from '../../../content/commands/texts/FoundText.ts'
import type { Due } from '../../../content/facts/comingDue.ts'
import type { FactEffect } from '../../../content/facts/factEffect.ts'
import type { Message } from '../../../content/lint/messages/msg.ts'
import type { Said } from './Said.ts'

/** What the views beside the page ask the studio's server for. */

/** GET fact-effect?name=…&fact=… (JSON): how the figure reads, now and then, and each text that shows it; or why it can't be so. */
export type FactEffectAnswer = FactEffect | { readonly why: string }

/** GET texts?words=…&to=…: where people read some words, which of them can be replaced and which not; or why there are none. */
export type TextsAnswer =
  | { readonly hits: readonly (FoundText | KeptText)[]; readonly count: number }
  | { readonly why: Said }

/** GET figures?figure=…&name=…: a figure as a fact would hold it, and where pages say it; or why it can't be read. */
export type FiguresAnswer = FoundFigures | { readonly why: Said }

/** GET figures-on-pages: the fees and rates that several pages type, each of which could be one fact. */
export type FiguresOnPagesAnswer = readonly FigureOnPages[]

/** GET places?words=…&route=…: the places of the page at `route`, and those elsewhere that the words mean. */
export type PlacesAnswer = readonly {
  readonly route: string
  readonly places: readonly { readonly id: string; readonly heading: string }[]
}[]

/** GET hubs?like=…: the pages that may list a new one, with their lists of pages by the numbers of their blocks; `fitting` is the one in which it belongs. */
export type HubsAnswer = readonly {
  readonly route: string
  readonly title: string
  readonly fitting: number
  readonly lists: readonly {
    readonly index: number
    readonly heading: string
    readonly hasLike: boolean
  }[]
}[]

/** GET folders: by each kind of pages that lists show by themselves, such as articles, the address below which those of the site lie. */
export type FoldersAnswer = Readonly<Record<string, string>>

/** GET turns?file=…&block=…: what a block can become. */
export type TurnsAnswer = readonly { readonly type: string; readonly title: string }[]

/** One thing that the site's checks ask of a page, of those below an address, or of what stands around all of them; `missed` says where it does not hold, and what to do. */
export type AskedOfPages = {
  readonly file: string
  readonly of: string
  readonly name: string
  readonly missed: readonly Message[]
}

/** GET checks: all that is asked for; or why it can't be told whether it holds. */
export type ChecksAnswer = { readonly asked: readonly AskedOfPages[] } | { readonly why: string }

/** GET due: what begins, ends, changes or is to be looked at again within a year, in the order of the days. */
export type DueAnswer = readonly Due[]

/** GET tree: the pages as visitors know them. */
export type TreeAnswer = { readonly groups: readonly PageGroup[] }

/** One told change, with the name by which it is taken back. */
export type ShownChange = Pick<
  Told,
  'kind' | 'file' | 'pointer' | 'message' | 'lines' | 'pages'
> & {
  readonly key: string
  readonly follows: number
  /** Of what was published: it was taken back since, the site does not say it any more. */
  readonly isBack?: boolean
  /** A page or dialog that was made here: what follows it was written in it since. */
  readonly isBegun?: boolean
}

/** GET changes: what is different since the last commit, or since the state that is kept. */
export type ChangesAnswer = {
  readonly since: 'commit' | 'baseline'
  readonly files: readonly {
    readonly file: string
    readonly kind: FileKind
    readonly name: string
    readonly route: string | undefined
    readonly changes: readonly ShownChange[]
  }[]
}

/** The documentation for authors, in Markdown. */
export type HelpAnswer = { readonly text: string }

/** A text of a translation, and what its original says there; where that has changed since it was translated, with the words marked. */
export type TextBeside = {
  readonly pointer: string
  readonly title: string
  readonly isMarkup: boolean
  readonly original: readonly Run[]
  /** Nobody has translated it yet, or said that it is right. */
  readonly isOpen: boolean
}

type ShownLanguage = {
  readonly tag: string
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

/** GET beside?file=…: the texts of a translation beside those of its original, which stands in `file`; or why there is none. */
export type BesideAnswer = {
  readonly file: string
  readonly route: string | undefined
  readonly languages: { readonly original: ShownLanguage; readonly own: ShownLanguage }
  readonly texts: readonly TextBeside[]
}
