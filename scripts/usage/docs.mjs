/** What `npm run docs` takes. */
export const usage = /** @type {const} */ ({
  command: 'docs',
  does: 'Writes docs/lint-rules.md from the rules, and docs/blocks.md from the blocks.',
  options: { check: { type: 'boolean', help: 'write nothing, tell whether it is fresh' } },
  exits: { 0: 'written, or fresh', 1: 'with --check: not fresh', 2: 'it could not run' },
})
