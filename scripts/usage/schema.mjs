import { root } from './shared.mjs'

/** What `npm run schema` takes. */
export const usage = /** @type {const} */ ({
  command: 'schema',
  does: 'Writes schema/*.schema.json: those of the engine in its own folder, or, for a site with parts of its own, those that know these too, beside its pages/; its documents name them then.',
  options: { check: { type: 'boolean', help: 'write nothing, tell whether it is fresh' }, root },
  exits: {
    0: 'written, or fresh, or there is nothing to write',
    1: 'with --check: not fresh',
    2: 'it could not run',
  },
})
