import { pointerOf } from '../../../../core/model/schema/path.ts'
import { byStanding, copyOf } from '../../findings/byStanding.ts'
import { msg } from '../../messages/msg.ts'
import { questionsIn } from '../../texts/questionsIn.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'questions',
  severity: 'warning',
  what: 'A question is answered on one page.',
  why: "Search engines show one answer to a question and distrust pages that repeat each other's; two answers drift apart.",
  bad: [
    {
      file: 'pages/about.json',
      at: '/blocks/-',
      value: {
        type: 'faq',
        heading: 'Questions',
        items: [{ question: 'Do you mend e-bikes?', answer: ['Yes, all but their batteries.'] }],
      },
    },
    {
      file: 'pages/services/repair.json',
      at: '/blocks/-',
      value: {
        type: 'faq',
        heading: 'Questions',
        items: [{ question: 'Do you mend e-bikes?', answer: ['Yes.'] }],
      },
    },
  ],
  good: [
    {
      file: 'pages/about.json',
      at: '/blocks/-',
      value: {
        type: 'faq',
        heading: 'Questions',
        items: [{ question: 'Do you mend e-bikes?', answer: ['Yes, all but their batteries.'] }],
      },
    },
  ],
  *check(context) {
    /** The page that answers a question first. */
    const seen = new Map<string, string>()
    for (const file of byStanding(context)) {
      for (const [index, question] of file.summary.questions.entries()) {
        const other = seen.get(question)
        if (other)
          yield {
            file: file.path,
            pointer: pointerOf(questionsIn(file)[index]?.path),
            ...(other === file.path ? {} : { cause: copyOf(file, other) }),
            message:
              other === file.path
                ? msg('questionOnSamePage')
                : msg('questionOnOtherPage', { path: other }),
            suggestion: msg('answerOnce'),
          }
        else seen.set(question, file.path)
      }
    }
  },
}
