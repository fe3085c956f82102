import { printable } from '../../../core/text/printable.mjs'
import { type ChangeMessage, changeInWords } from '../messages/changeMessages.ts'
import { fileKindText } from '../messages/fileKinds.ts'
import type { Part, Words } from '../messages/Words.ts'
import { type Below, type Changes, nothingBelow, type Told, type ToldFile } from '../told.ts'
import { countedOn, shownOn } from './shownOn.ts'
import { followersOf, summaryOf } from './summary.ts'

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Words of a document as HTML shows them, on one line. */
export const escaped = (text: string): string =>
  printable(text.replace(/\r\n|\n|\r/g, '↵')).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const elements: Readonly<Record<string, string>> = {
  gone: 'del',
  was: 'del',
  new: 'ins',
  is: 'ins',
  asks: 'mark',
}

const partOf = (part: Part): string => {
  if (typeof part === 'string') return escaped(part)
  const element = elements[part.as]
  return element
    ? `<${element}>${escaped(part.text)}</${element}>`
    : `<bdi>${escaped(part.text)}</bdi>`
}

const wordsHtml = (words: Words): string => words.map(partOf).join('')
const lineOf = (message: ChangeMessage): string => wordsHtml(changeInWords(message))

const list = (items: readonly string[]): string =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : ''

/** How documents and addresses are called, where somebody knows their names. */
export type Names = {
  readonly file: (path: string) => string
  readonly page: (route: string) => string
}
const asTheyAre: Names = { file: (path) => path, page: (route) => route }

const more = {
  added: 'All that it says',
  removed: 'All that it said',
  changed: 'All of it',
  moved: 'All of it',
  renamed: 'All of it',
} as const

const followerOf = ({ file, message, lines }: Told, names: Names): string =>
  `${escaped(names.file(file))}: ${lineOf(message)}${lines.map((line) => `<p>${lineOf(line)}</p>`).join('')}`

const toldItem = (told: Told, file: ToldFile, names: Names, below: Below): string => {
  const lines = told.lines.map((line) => `<p>${lineOf(line)}</p>`).join('')
  const body =
    told.lines.length > 8
      ? `<details><summary>${more[told.kind]}</summary>${lines}</details>`
      : lines
  const followers = told.follows.map((one) => followerOf(one, names))
  const counted = countedOn(told, file).map((route) => escaped(names.page(route)))
  const pages =
    counted.length > 0
      ? `<details><summary>The other ${counted.length}</summary>${list(counted)}</details>`
      : ''
  const beside = list(below(told).map(lineOf))
  const following =
    followers.length > 0
      ? `<details><summary>${escaped(followersOf(told.follows))}</summary>${list(followers)}</details>`
      : ''
  return `<p class="told">${wordsHtml([...changeInWords(told.message), ...shownOn(told, file, names.page)])}</p>${pages}${body}${beside}${following}`
}

/** What has changed in one file, as a list. */
export const toldHtml = (file: ToldFile, names = asTheyAre, below = nothingBelow): string =>
  list(file.changes.map((told) => toldItem(told, file, names, below)))

const section = (file: ToldFile): string => {
  const { kind, name, route } = file
  const isOne = kind === 'site' || kind === 'facts'
  const about = fileKindText[kind]
  const where = route === undefined ? '' : ` <small>${escaped(route)}</small>`
  return `<section><h2>${isOne ? escaped(about) : `<small>${escaped(about)}</small> ${escaped(name)}`}${where}</h2>${toldHtml(file)}</section>`
}

/** Changes as a piece of HTML: sections with headings of the second level. It holds no markup of any document. */
const changesHtml = (changes: Changes): string =>
  `<p>${escaped(summaryOf(changes))}</p>${changes.files.map(section).join('')}`

/** The style of what is told in such a list; words that are gone or new are marked by more than their colour. */
export const toldCss = `.changes small{font-size:.875rem;font-weight:400;color:light-dark(#60646c,#b0b4ba)}
.changes ul{margin:0;padding-inline-start:1.25rem}.changes li{margin:.5rem 0}.changes p{margin:.25rem 0;max-width:44rem}
.changes li>p:not(.told),.changes details p{padding-inline-start:.75rem;border-inline-start:3px solid light-dark(#d9d9e0,#363a3f)}
.changes del,.changes ins{text-decoration-thickness:.08em;border-radius:.15em;padding:0 .1em}
.changes del{background:light-dark(#ffdbdc,#500f1c);color:light-dark(#641723,#ffd1d9)}
.changes ins{background:light-dark(#d6f1df,#113b29);color:light-dark(#193b2d,#b1f1cb)}
.changes del::before,.changes del::after,.changes ins::before,.changes ins::after{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.changes del::before{content:" [gone: "}.changes ins::before{content:" [new: "}.changes del::after,.changes ins::after{content:"] "}
.changes mark{background:light-dark(#ffe8b8,#4a3500);color:light-dark(#553900,#ffdf9e);padding:.1em .35em;border-radius:.3em;font-weight:600}
.changes summary{cursor:pointer;color:light-dark(#60646c,#b0b4ba);padding:.25rem 0}`

/** The style of the whole piece. */
const changesCss = `.changes{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;color:light-dark(#1c2024,#edeef0);background:light-dark(#fff,#111113);overflow-wrap:anywhere}
.changes h1{font-size:1.5rem;line-height:1.2}.changes h2{font-size:1.125rem;line-height:1.3;margin:2rem 0 .5rem;padding-top:1rem;border-top:1px solid light-dark(#d9d9e0,#363a3f)}
${toldCss}`

/** Changes as a page that stands on its own. */
export const html = (changes: Changes): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>What has changed</title>
<style>${changesCss}
body{margin:0}main{max-width:56rem;margin:0 auto;padding:1rem}</style>
</head>
<body class="changes">
<main>
<h1>What has changed</h1>
${changesHtml(changes)}
</main>
</body>
</html>
`
