import { isPackage, typed } from '../src/core/text/typed.mjs'

/** @import { Usage } from './readArguments.mjs' */

/** @param {readonly (readonly [string, string])[]} rows Two columns, the second one aligned. */
const columns = (rows) => {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, help]) => `  ${name.padEnd(width)}  ${help}\n`).join('')
}

/** @param {Usage['options'][string]} option */
const help = (option) => {
  if (option.type === 'boolean') return option.help
  const choices = option.choices ? `: ${option.choices.join(', ')}` : ''
  return `${option.help}${choices}${option.default === undefined ? '' : ` (usually ${option.default})`}`
}

const signature = (/** @type {string} */ name, /** @type {Usage['options'][string]} */ option) =>
  option.type === 'boolean' ? `--${name}` : `--${name} ${option.value}`

/** @param {NonNullable<Usage['takes']>} takes */
const place = ({ name, min = 0 }) => (min > 0 ? name : `[${name}]`)

/** What is typed up to the arguments. @param {string} command */
export const beforeArguments = (command) => (isPackage ? typed(command) : `${typed(command)} --`)

/** One line that shows all that can be typed. @param {Usage} usage */
export const usageLine = ({ command, takes, options }) =>
  [
    beforeArguments(command),
    ...(takes ? [place(takes)] : []),
    ...Object.entries(options).map(([name, option]) => `[${signature(name, option)}]`),
  ].join(' ')

/** The whole help of a command, for people. @param {Usage} usage @returns {string} */
export const helpText = ({ command, does, takes, options, environment, exits }) => {
  const typed = [
    ...(takes ? [/** @type {const} */ ([takes.name, takes.help])] : []),
    ...Object.entries(options).map(
      ([name, option]) => /** @type {const} */ ([signature(name, option), help(option)]),
    ),
    /** @type {const} */ (['--help', 'this text']),
  ]
  const surroundings = Object.entries(environment ?? {})
  return [
    `${beforeArguments(command)}${takes ? ` ${place(takes)}` : ''}${Object.keys(options).length > 0 ? ' [options]' : ''}\n`,
    `${does}${'format' in options && !isPackage ? ' Other programs read --format with npm run --silent.' : ''}\n`,
    columns(typed),
    ...(surroundings.length > 0 ? [`Environment\n${columns(surroundings)}`] : []),
    `Exit codes\n${columns(Object.entries(exits))}`,
  ].join('\n')
}
