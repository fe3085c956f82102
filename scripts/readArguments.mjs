/**
 * Reads what was typed behind a command, by the command's own table in `scripts/usage/`; `--help` is written from the same
 * table, so that it can't say anything else. Plain JavaScript without dependencies: it runs before anything is installed.
 */

import { parseArgs } from 'node:util'
import { editDistance } from '../src/core/text/editDistance.mjs'
import { isPackage } from '../src/core/text/typed.mjs'
import { beforeArguments, helpText, usageLine } from './helpText.mjs'

/** @import { Io } from '../src/site/terminal/io.mjs' */

/** Ends a command early with an exit code: with help, or with what is wrong. */
export class CommandEnd extends Error {
  /** @param {number} code @param {string} [message] on standard error @param {string} [help] on standard output */
  constructor(code, message = '', help = '') {
    super(message)
    this.code = code
    this.help = help
  }

  /** @param {Pick<Io, 'print' | 'tell'>} io */
  report(io) {
    if (this.help !== '') io.print(this.help)
    if (this.message !== '') io.tell(this.message)
  }
}

/**
 * @typedef {{ readonly type: 'boolean', readonly help: string }} Flag `--fix`
 * @typedef {{ readonly type: 'string', readonly value: string, readonly help: string, readonly default?: string, readonly choices?: readonly string[] }} Taking
 * `--format NAME`; `value` is what stands for it in the help
 * @typedef {{ readonly name: string, readonly help: string, readonly min?: number, readonly max?: number }} Positionals what stands there without an option, and how often
 * @typedef {object} Usage
 * @property {string} command its name
 * @property {string} does
 * @property {Positionals} [takes]
 * @property {Readonly<Record<string, Flag | Taking>>} options
 * @property {Readonly<Record<string, string>>} [environment] what it reads from there, by name
 * @property {Readonly<Record<string, string>>} exits what its exit codes say
 */
/**
 * @template O
 * @typedef {O extends { type: 'boolean' } ? boolean : (O extends { choices: readonly (infer C)[] } ? C : string) | (O extends { default: string } ? never : undefined)} ValueOf
 */
/**
 * @template {Usage} U
 * @typedef {{ readonly values: { readonly [N in keyof U['options']]: ValueOf<U['options'][N]> }, readonly positionals: readonly string[] }} Arguments
 */

/** Says what is wrong with what was typed, and ends the command with exit 2. @param {Usage} usage @param {string} message @returns {never} */
export const refuse = (usage, message) => {
  throw new CommandEnd(
    2,
    `${message}\nUsage: ${usageLine(usage)}\nMore: ${beforeArguments(usage.command)} --help`,
  )
}

/**
 * What was typed, by name. Errors: a `CommandEnd` with the help if `--help` was typed, or with exit 2 if an option is not in the table, lacks
 * its value, has a value that it can't have, or comes with something that the command does not take.
 * @template {Usage} U
 * @param {U} usage
 * @param {readonly string[]} args
 * @returns {Arguments<U>}
 */
export const readArguments = (usage, args) => {
  const known = Object.entries(usage.options)
  const options = {
    ...Object.fromEntries(known.map(([name, { type }]) => [name, { type }])),
    help: { type: /** @type {const} */ ('boolean'), short: 'h' },
  }
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    tokens: true,
  })
  if (values['help'] === true) throw new CommandEnd(0, '', helpText(usage))
  for (const token of tokens) if (token.kind === 'option') checkOption(usage, token)
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) refuse(usage, `--${twice} stands here twice.`) // one of the two would be dropped without a word
  checkPositionals(usage, positionals)
  const read = known.map(([name, option]) => [
    name,
    values[name] ?? (option.type === 'boolean' ? false : option.default),
  ])
  return /** @type {Arguments<U>} each value was checked against the table that the type is made from */ ({
    values: Object.fromEntries(read),
    positionals,
  })
}

/** @param {Usage} usage @param {{ name: string, rawName: string, value?: string | undefined, inlineValue?: boolean | undefined }} token */
const checkOption = (usage, { name, rawName, value, inlineValue }) => {
  const option = Object.hasOwn(usage.options, name) ? usage.options[name] : undefined
  if (!option) {
    const like = nearest(name, [...Object.keys(usage.options), 'help'])
    return refuse(
      usage,
      `There is no option ${rawName} here.${like === undefined ? '' : ` Is --${like} meant?`}`,
    )
  }
  if (option.type === 'boolean')
    return inlineValue ? refuse(usage, `${rawName} stands alone: it takes no value.`) : undefined
  if (value === undefined || value === '' || (!inlineValue && value.startsWith('-')))
    return refuse(usage, `${rawName} needs a value: ${rawName} ${option.value}`)
  if (!option.choices || option.choices.includes(value)) return undefined
  const like = nearest(value, option.choices)
  return refuse(
    usage,
    `${rawName} can't be "${value}": it is one of ${option.choices.join(', ')}.${like === undefined ? '' : ` Is ${like} meant?`}`,
  )
}

/** @param {Usage} usage @param {readonly string[]} positionals */
const checkPositionals = (usage, positionals) => {
  const { takes } = usage
  if (takes && positionals.length < (takes.min ?? 0))
    refuse(usage, `${takes.name} is missing: ${takes.help}.`)
  const max = takes ? (takes.max ?? Number.POSITIVE_INFINITY) : 0
  const more = positionals[max]
  if (more === undefined) return
  const hint = isPackage ? '' : ' npm keeps options for itself unless they stand behind a lone --.'
  refuse(
    usage,
    takes
      ? `"${more}" is one too many: there is ${takes.name} alone.${hint}`
      : `"${more}" means nothing here.${hint}`,
  )
}

/** The candidate with the fewest letters to change, if these are few. `src/content/lint/links/nearest.ts` knows more, but needs the bundle. @param {string} word @param {readonly string[]} candidates */
const nearest = (word, candidates) => {
  const [best] = candidates
    .map((candidate) => ({ candidate, far: editDistance(word, candidate) }))
    .sort((a, b) => a.far - b.far)
  return best &&
    (best.far <= (word.length < 4 ? 1 : word.length < 8 ? 2 : 3) || best.candidate.startsWith(word))
    ? best.candidate
    : undefined
}
