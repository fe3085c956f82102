import { type Plan, refuse } from '../../../../content/commands/Ground.ts'
import { say } from '../../../../content/commands/messages/say.ts'
import { answersTo } from '../../../../content/lint/findings/answersTo.ts'
import type { Finding } from '../../../../content/lint/types/finding.ts'
import type { AnswerRequest } from '../../protocol/requests.ts'

/** Does what lint suggests for something that it finds. Errors: `OperationError` where that is not found any more. */
export const answerOf = (
  findings: readonly Finding[],
  { finding: id, at, answer }: AnswerRequest,
): Plan => {
  const finding =
    findings.find((one) => one.id === id) ??
    findings.find(
      (one) => one.file === at.file && one.pointer === at.pointer && one.code === at.code,
    )
  if (!finding) return refuse(say('answeredAlready'))
  const found = answersTo(finding)[answer] ?? refuse(say('noSuchAnswer'))
  return {
    change: found.change,
    messages: [say('answerGiven', { answer: found.label })],
  }
}
