import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tell } from '../../src/site/terminal/print.mjs'

/**
 * @typedef {object} Outcome of one run
 * @property {number} passed
 * @property {number} failed tests, and files that could not be run
 * @property {number} left out
 * @property {readonly string[]} retried names of the tests that passed only when they were tried again
 * @property {readonly { readonly file: string, readonly seconds: number }[]} times
 */

/** @param {string} path @param {any} fallback @returns {any} what a reporter wrote: its own JSON */
const readReport = (path, fallback) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : fallback

/**
 * Runs Vitest and counts test by test.
 * @param {string} folder for reports
 * @param {readonly string[]} args
 * @param {readonly string[]} without files that are left out
 * @returns {Outcome}
 */
export const runVitest = (folder, args, without = []) => {
  const results = join(folder, 'results.json')
  const fileTimes = join(folder, 'times.json')
  const retriedTests = join(folder, 'retried.json')
  const { status } = spawnSync(
    join('node_modules', '.bin', 'vitest'),
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tests/support/fileTimes.ts',
      '--reporter=./tests/support/retriedTests.ts',
      `--outputFile.json=${results}`,
      ...args,
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        FILE_TIMES: fileTimes,
        RETRIED_TESTS: retriedTests,
        ...(without.length > 0 ? { WITHOUT_FILES: without.join() } : {}),
      },
    },
  )
  const report = readReport(results, undefined)
  if (!report) {
    tell('The tests did not run to their end.')
    return { passed: 0, failed: 1, left: 0, retried: [], times: [] }
  }
  const { numPassedTests: passed, numFailedTests, numTotalTests, testResults } = report
  const brokenFiles = testResults.filter(
    (/** @type {any} the reporter's own JSON */ result) =>
      result.status === 'failed' && result.assertionResults.length === 0,
  ).length
  const failed = numFailedTests + brokenFiles
  return {
    passed,
    failed: status === 0 ? failed : Math.max(failed, 1),
    left: numTotalTests - passed - numFailedTests,
    retried: readReport(retriedTests, []),
    times: readReport(fileTimes, []),
  }
}
