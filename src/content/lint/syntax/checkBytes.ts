import { type Message, msg } from '../messages/msg.ts'
import type { SyntaxProblem } from '../types/problem.ts'
import { maxLength } from './limits.ts'

const whole = (message: Message, suggestion: Message): SyntaxProblem => ({
  offset: 0,
  length: 0,
  message,
  suggestion,
})

/** What keeps a file from being read as text at all: no content, too much of it, or another encoding than UTF-8. */
export const checkBytes = (text: string): SyntaxProblem | undefined => {
  if (text.length > maxLength)
    return whole(
      msg('fileFarTooLarge', { length: text.length, most: maxLength }),
      msg('splitDocument'),
    )
  if (text.replace(/^\ufeff/, '').trim() === '')
    return whole(msg('fileEmpty'), msg('writeOrDeleteFile'))
  const head = text.slice(0, 200)
  if (head.startsWith('\ufffd\ufffd') || (head.match(/\0/g)?.length ?? 0) > head.length / 4) {
    return whole(msg('fileIsUtf16'), msg('saveAsUtf8'))
  }
  const damaged = text.indexOf('\ufffd')
  if (damaged < 0) return undefined
  return {
    offset: damaged,
    length: 1,
    message: msg('characterUnreadable'),
    suggestion: msg('retypeAndSaveAsUtf8'),
  }
}
