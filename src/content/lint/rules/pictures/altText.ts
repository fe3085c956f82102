import { pointerOf } from '../../../../core/model/schema/path.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'alt-text',
  severity: 'warning',
  perDocument: true,
  what: 'The alternative text of a picture says what it shows: no file name, and no "picture of" before it.',
  why: 'People who hear the page are told that it is a picture; what they lack is what it shows.',
  bad: [
    { file: 'pages/_assets/stand.jpg', asset: { bytes: 310_000, width: 2000, height: 1333 } },
    {
      file: 'pages/about.json',
      at: '/blocks/0/picture',
      value: { src: '/assets/stand.jpg', alt: 'stand.jpg' },
    },
  ],
  good: [
    { file: 'pages/_assets/stand.jpg', asset: { bytes: 310_000, width: 2000, height: 1333 } },
    {
      file: 'pages/about.json',
      at: '/blocks/0/picture',
      value: { src: '/assets/stand.jpg', alt: 'Ada truing a wheel' },
    },
  ],
  *check({ files }) {
    for (const file of files) {
      for (const { picture, path } of file.gathered.pictures) {
        const { alt } = picture
        if (typeof alt !== 'string') continue
        const place = { file: file.path, pointer: `${pointerOf(path)}/alt` }
        const opening =
          /^\s*(?:an? |the )?(?:image|photo|photograph|picture|graphic|icon) (?:of|showing)\b/i.exec(
            alt,
          )
        if (/\.(avif|gif|jpe?g|png|svg|webp)\s*$/i.test(alt))
          yield {
            ...place,
            message: msg('altIsFileName', { alt }),
            suggestion: msg('describePicture'),
          }
        else if (opening)
          yield {
            ...place,
            index: 0,
            length: opening[0].length,
            message: msg('altBeginsNeedlessly', { opening: opening[0].trim() }),
            suggestion: msg('beginWithSubject'),
          }
      }
    }
  },
}
