import type { Changes } from '../told.ts'
import { html } from './html.ts'
import { json } from './json.ts'
import { markdown } from './markdown.ts'
import { text } from './text.ts'

/** The ways in which changes are written out; `color` is for terminals. */
export const formats: Readonly<
  Record<'text' | 'markdown' | 'html' | 'json', (changes: Changes, color: boolean) => string>
> = {
  text,
  markdown: (changes) => markdown(changes),
  html,
  json,
}
