import { say } from '../src/site/terminal/print.mjs'
import { stop } from './stop.mjs'

/**
 * The command that was typed, with what stands behind it. Ends the process with the list of commands where it is asked for, and with exit 2 where there is no such command.
 * @param {readonly string[]} commands
 * @param {readonly string[]} typed
 */
export const chooseCommand = (commands, [command = '', ...args]) => {
  if (commands.includes(command)) return { command, args }
  const list = `The commands: ${commands.join(', ')}. Each knows --help.`
  if (!['--help', '-h', 'help'].includes(command)) stop(`There is no command "${command}". ${list}`)
  say(list)
  return process.exit(0)
}
