import { inWords } from '../messages/inWords.ts'
import { type Message, msg } from '../messages/msg.ts'
import type { Found } from '../types/finding.ts'

type Parts = Pick<Found, 'code' | 'data' | 'file' | 'from' | 'isLast' | 'alsoAt'>

/** All that a finding says of its mistake as one message: what is wrong, from when on, and where else. */
export const wholeMessage = ({ code, data, file, from, isLast, alsoAt }: Parts): Message => {
  const own = (data === undefined ? { code } : { code, data }) as Message // as the two stood in one
  const dated = from === undefined ? own : msg('fromDay', { day: from, first: own })
  const more = isLast ? msg('andMore', { first: dated }) : dated
  return alsoAt ? msg('alsoElsewhere', { first: more, file, places: alsoAt }) : more
}

/** What a finding says, and what to do about it, for people who see the files. */
export const textsOf = (
  finding: Parts & Pick<Found, 'advice'>,
): { readonly message: string; readonly suggestion?: string } => ({
  message: inWords(wholeMessage(finding)),
  ...(finding.advice ? { suggestion: inWords(finding.advice) } : {}),
})
