import type { Schema } from '../../../core/document/documentSchemas.ts'
import type { Block } from '../../../core/document/page.ts'
import { isLine, roleOf } from '../../../core/document/roleOf.ts'
import { blockOf } from '../../../core/kit/blockOf.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { namesIn } from '../../../core/model/schema/namesIn.ts'
import { walkSchema } from '../../../core/model/schema/walkSchema.ts'
import { plainText } from '../../../core/model/text/inline.ts'
import type { CommandMessage } from '../messages/say.ts'
import { say } from '../messages/say.ts'
import { shorten, titleOf } from '../names/callOf.ts'

type Leaf = {
  readonly value: string | number | boolean
  readonly schema: Schema
  readonly key: string | number
  readonly isText: boolean
}

/** All words and settings of a block, but for what says which block it is. */
const leavesOf = (kit: Kit, block: Block, schema: Schema): Leaf[] => {
  const leaves: Leaf[] = []
  walkSchema(kit.choices, block, schema, (value, place, path) => {
    if (
      path === undefined ||
      (path.parent === undefined && (path.key === 'type' || path.key === 'hidden'))
    )
      return
    const isText = isLine(place) || roleOf(place) === 'text'
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      leaves.push({ value, schema: place, key: path.key, isText })
  })
  return leaves
}

const wordsOf = (text: string): string[] =>
  plainText(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Takes the words of a text out of those that are left; false where some are missing. */
const takeWords = (left: Map<string, number>, text: string): boolean => {
  const words = wordsOf(text)
  const isThere = words.every((word) => (left.get(word) ?? 0) > 0)
  if (isThere) for (const word of words) left.set(word, (left.get(word) ?? 0) - 1)
  return isThere
}

const addresses = (kit: Kit, block: Block, schema: Schema): string[] => [
  ...new Set(
    namesIn(kit.choices, block, schema).flatMap(({ kind, name }) =>
      kind === 'address' || kind === 'dialog' ? [name] : [],
    ),
  ),
]

const choiceWords = ({ value, schema }: Leaf): string => {
  const at = ((schema['enum'] ?? []) as readonly unknown[]).indexOf(value)
  const described = ((schema['enumDescriptions'] ?? []) as readonly string[])[at]
  return described === undefined ? String(value) : `“${described.replace(/\.$/, '')}”`
}

/** What a block that another one was turned into has no place for, and what was chosen for its author, line by line. */
export const lostBetween = (kit: Kit, before: Block, after: Block): CommandMessage[] => {
  const [from, to] = [blockOf(kit, before.type).schema ?? {}, blockOf(kit, after.type).schema ?? {}]
  const [old, now] = [leavesOf(kit, before, from), leavesOf(kit, after, to)]
  const left = new Map<string, number>()
  for (const { value, isText } of now)
    if (isText) for (const word of wordsOf(String(value))) left.set(word, (left.get(word) ?? 0) + 1)
  const lostTexts = old.filter(({ value, isText }) => isText && !takeWords(left, String(value)))
  const remaining = addresses(kit, after, to)
  const links = addresses(kit, before, from).filter(
    (name) => !remaining.some((other) => other === name || other.endsWith(`/${name}`)),
  )
  const isKept = (leaf: Leaf) =>
    now.some(({ value, key }) => key === leaf.key && value === leaf.value) ||
    addresses(kit, before, from).includes(String(leaf.value))
  const settings = old.filter((leaf) => !leaf.isText && !isKept(leaf))
  const made = now.filter(
    (leaf) =>
      !leaf.isText &&
      leaf.schema['enum'] !== undefined &&
      !old.some(({ value, key }) => key === leaf.key && value === leaf.value),
  )
  const lines = now.flatMap(({ value, schema }) =>
    schema['contentMediaType'] === undefined ? [String(value)] : [],
  )
  const plainNow = old.filter(
    ({ value, schema }) =>
      schema['contentMediaType'] !== undefined &&
      plainText(String(value)) !== value &&
      lines.includes(plainText(String(value))),
  )
  const name = ({ schema }: Leaf) => titleOf(schema)
  return [
    ...(lostTexts.length > 0
      ? [
          say('textsLost', {
            texts: lostTexts.map((leaf) => `${name(leaf)} “${plainText(String(leaf.value))}”`),
          }),
        ]
      : []),
    ...(links.length > 0 ? [say('linksLost', { links })] : []),
    ...(settings.length > 0
      ? [
          say('settingsLost', {
            settings: settings.map((leaf) => `${name(leaf)} (${choiceWords(leaf)})`),
          }),
        ]
      : []),
    ...(plainNow.length > 0
      ? [say('marksLost', { texts: plainNow.map(({ value }) => `“${shorten(String(value))}”`) })]
      : []),
    ...made.map((leaf) => say('choiceMade', { title: name(leaf), choice: choiceWords(leaf) })),
  ]
}
