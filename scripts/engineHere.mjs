import { resolve } from 'node:path'

/** @import { Engine } from '../src/core/engine/Engine.ts' */

const from = (/** @type {string} */ name) => process.env[`BROADSHEET_${name}`] ?? ''

/**
 * Hands an engine to the command that is started next, in this process.
 * @param {Engine & { readonly home: string }} engine `home` is the folder of the site that is meant where none is named
 */
export const setEngine = ({ home, ...engine }) => {
  process.env['BROADSHEET_ENGINE'] = home
  for (const [name, value] of Object.entries(engine))
    process.env[`BROADSHEET_${name.toUpperCase()}`] = value
}

/**
 * The engine that this program is a part of, as `scripts/run.mjs` has set it up, or `scripts/package/broadsheet.ts` in a package.
 * @returns {Engine}
 */
export const engineHere = () => ({
  client: from('CLIENT'),
  authoring: from('AUTHORING'),
  schemas: from('SCHEMAS'),
  cache: from('CACHE'),
  stamp: from('STAMP'),
})

/**
 * The folder of the site that is meant: the one that was named, else a clone's own, and where the engine is a package the one that the command runs in.
 * @param {string | undefined} named
 */
export const rootOf = (named) => resolve(named ?? (from('ENGINE') || '.'))
