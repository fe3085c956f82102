/** What `npm test` takes. */
export const usage = /** @type {const} */ ({
  command: 'test',
  does: 'Sets up what is missing, a browser too, then runs every check. Its last line is "N passed, N failed".',
  takes: { name: 'STEP…', help: 'just these steps, such as types, style, unit, browser' },
  options: {
    quick: {
      type: 'boolean',
      help: 'for use while working: types, style, and quick tests of what changed since origin/main',
    },
    long: {
      type: 'boolean',
      help: 'full counts, and all of it with another firm’s site; names each check whose tool is missing',
    },
  },
  exits: { 0: 'all passed', 1: 'something failed', 2: 'it could not run' },
})
