import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/**
 * Prints each test that failed and passed when it was tried again, with the reason for its failure, and writes
 * their names into the file that RETRIED_TESTS names.
 */
export default class RetriedTests implements Reporter {
  private readonly names: string[] = []

  onTestCaseResult(test: Parameters<NonNullable<Reporter['onTestCaseResult']>>[0]) {
    if (!test.diagnostic()?.flaky) return
    const name = `${test.module.relativeModuleId} > ${test.fullName}`
    this.names.push(name)
    const reasons = test.result().errors?.map(({ message }) => message.split('\n', 3).join(' '))
    console.log(`Passed only when tried again: ${name}\n  ${reasons?.join('\n  ')}`)
  }

  onTestRunEnd() {
    const file = process.env['RETRIED_TESTS']
    if (file) writeFileSync(file, JSON.stringify(this.names))
  }
}
