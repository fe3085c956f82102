/** What `npm run schema` takes. */
export const usage = /** @type {const} */ ({
  command: 'schema',
  does: 'Writes schema/*.schema.json from src/.',
  options: { check: { type: 'boolean', help: 'write nothing, tell whether it is fresh' } },
  exits: { 0: 'written, or fresh', 1: 'with --check: not fresh', 2: 'it could not run' },
})
