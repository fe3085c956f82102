/**
 * Tests that may pass only when they are tried again: `tests/flaky.json`. An entry gives people two weeks to fix its test.
 * @typedef {{ readonly test: string, readonly reason: string, readonly date: string }} FlakyEntry
 */

/** How many days an entry counts. */
const days = 14

/** @param {readonly FlakyEntry[]} entries @param {number} now milliseconds @returns {FlakyEntry[]} The entries that are too old to count. */
export const expiredEntries = (entries, now) =>
  entries.filter(({ date }) => !(now - Date.parse(date) <= (days + 1) * 86_400_000))

/** @param {readonly string[]} retried names of tests that passed only when they were tried again @param {readonly FlakyEntry[]} entries @returns {string[]} Those that no entry lists. */
export const unlistedTests = (retried, entries) =>
  retried.filter((name) => !entries.some(({ test }) => test === name))
