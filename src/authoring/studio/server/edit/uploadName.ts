import { isDeviceName } from '../../../../core/document/pagePath.ts'
import { plainLetters } from '../../../../core/model/text/plainLetters.ts'

/** No longer than what a person reads. */
const longest = 60

/** A name for a picture that is safe on every system and in every address: that of the file as it was sent, in small letters, without its ending. */
export const uploadName = (sent: string): string => {
  const last = sent.replace(/\\/g, '/').split('/').at(-1) ?? ''
  const plain = plainLetters(last.replace(/\.[A-Za-z0-9]{1,5}$/, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
  return plain === '' || isDeviceName(plain) ? `picture${plain && `-${plain}`}` : plain
}
