import { textsOf } from '../../content/lint/findings/wholeMessage.ts'
import { inWords } from '../../content/lint/messages/inWords.ts'
import type { Message } from '../../content/lint/messages/msg.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import { shortHash } from '../../core/model/text/shortHash.ts'

/** What is wrong with a site's own parts, as findings of lint's own shape, so that every command can tell it in every form. */
export class PartProblem extends Error {
  constructor(readonly findings: readonly Finding[]) {
    super(
      findings
        .map((finding) => {
          const { message, suggestion } = textsOf(finding)
          return `${finding.file}:${finding.line}:${finding.column} ${message}${suggestion ? ` ${suggestion}` : ''}`
        })
        .join('\n'),
    )
  }
}

/** One thing that is wrong with a part. Lines and columns count from 1. */
export const partFinding = (
  file: string,
  message: Message,
  suggestion?: Message,
  line = 1,
  column = 1,
): Finding => ({
  file,
  line,
  column,
  length: 1,
  severity: 'error',
  rule: 'own-parts',
  pointer: '',
  id: shortHash(`${file}\0${inWords(message)}`),
  ...message,
  ...(suggestion ? { advice: suggestion } : {}),
})
