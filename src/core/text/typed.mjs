/**
 * What somebody types before the name of a command. It is known when the engine is bundled: `scripts/package/bundle.mjs` puts in what a package's reader types; all else
 * is a clone's. Never `npx` without `--no-install`: it would fetch whatever package is published under the name.
 * @type {string | undefined}
 */
const packed = import.meta.env?.BROADSHEET_TYPED

/** @param {string} command */
const npm = (command) =>
  ['start', 'test'].includes(command) ? `npm ${command}` : `npm run ${command}`

/**
 * How the reader types a command, for hints and help: `npm run lint -- --fix` in a clone, `npx --no-install broadsheet lint --fix` where the engine is a package.
 * @param {string} command
 * @param {string} [args] what stands behind it
 */
export const typed = (command, args = '') => {
  if (packed !== undefined) return [packed, command, ...(args ? [args] : [])].join(' ')
  return args ? `${npm(command)} -- ${args}` : npm(command)
}

/** Whether the engine is an installed package, whose site is the folder that a command runs in. */
export const isPackage = packed !== undefined
