import type { Reporter } from 'vitest/node'

/** Tells each test that failed once and passed when it was tried again, with what it failed on: it is to be looked into. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: Parameters<NonNullable<Reporter['onTestCaseResult']>>[0]) {
    if (!test.diagnostic()?.flaky) return
    const reasons = test.result().errors?.map(({ message }) => message.split('\n', 3).join(' '))
    console.log(`Passed only when tried again: ${test.fullName}\n  ${reasons?.join('\n  ')}`)
  }
}
