/** What `npm test` takes. */
export const usage = /** @type {const} */ ({
  command: 'test',
  does: 'Sets up what is missing, a browser too, then runs the checks of everyday work. Its last line is "N passed, N failed".',
  takes: { name: 'STEP…', help: 'only these steps, e.g. types, style, unit, browser' },
  options: {
    quick: {
      type: 'boolean',
      help: 'for use while working: types, style, and quick tests of what changed since origin/main',
    },
    all: {
      type: 'boolean',
      help: 'what "npm test" leaves out: all other tests with processes and browsers',
    },
    long: {
      type: 'boolean',
      help: 'everything with full counts, also with another firm’s site; names each check whose tool is missing',
    },
    part: {
      type: 'string',
      value: 'PART/PARTS',
      help: 'only this part of the tests, e.g. 2/6',
    },
  },
  exits: { 0: 'all passed', 1: 'something failed', 2: 'it could not run' },
})
