import { pointerOf } from '../../../../core/model/schema/path.ts'
import { isUnread } from '../../links/isUnread.ts'
import { noDialog } from '../../links/noDialog.ts'
import { msg } from '../../messages/msg.ts'
import { formsOf } from '../../named/formsOf.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'dialogs',
  severity: 'error',
  always: true,
  perDocument: true,
  what: 'A button leads somewhere ("href") or opens a dialog that is there ("dialog"), one of the two; a dialog has a form.',
  why: 'A button that does nothing is worse than none: this is where enquiries begin.',
  bad: [
    {
      file: 'pages/index.json',
      at: '/blocks/0/actions/0',
      value: { label: 'Book a repair', dialog: 'bokking' },
    },
  ],
  good: [
    {
      file: 'pages/index.json',
      at: '/blocks/0/actions/0',
      value: { label: 'Book a repair', dialog: 'booking' },
    },
  ],
  *check(context) {
    const { files, dialogOutlines } = context
    for (const file of files) {
      if (
        file.place?.kind !== 'dialog' ||
        !file.value ||
        file.faults.length > 0 ||
        formsOf(file).length > 0
      )
        continue
      yield {
        file: file.path,
        pointer: '/blocks',
        on: 'key',
        severity: 'warning',
        message: msg('dialogWithoutForm'),
        suggestion: msg('addFormOrMakePage'),
      }
    }
    for (const file of files) {
      for (const { action, path } of file.gathered.actions) {
        const { dialog, href, label } = action
        const place = { file: file.path, pointer: pointerOf(path) }
        if (dialog === undefined && href === undefined) {
          yield {
            ...place,
            goesBy: [`${place.pointer}/href`, `${place.pointer}/dialog`],
            message: msg('buttonLeadsNowhere', {
              label: typeof label === 'string' ? label : undefined,
            }),
            suggestion: msg('addHrefOrDialog'),
          }
        } else if (dialog !== undefined && href !== undefined) {
          yield {
            ...place,
            pointer: `${place.pointer}/href`,
            on: 'key',
            message: msg('buttonHasBoth'),
            suggestion: msg('removeOneOfTwo'),
          }
        } else if (typeof dialog === 'string' && dialog.trim() !== '') {
          const target = dialogOutlines[dialog]
          if (
            (!target && isUnread(context, `pages/_dialogs/${dialog}.json`)) ||
            (target && (!target.draft || file.value?.['draft'] === true))
          )
            continue
          const draft = {
            message: msg('dialogIsDraft', { dialog }),
            suggestion: msg('publishOrNameAnother'),
          }
          yield {
            ...place,
            pointer: `${place.pointer}/dialog`,
            ...(target
              ? { ...draft, cause: { name: `draft dialog ${dialog}` } }
              : noDialog(dialog, Object.keys(dialogOutlines))),
          }
        }
      }
    }
  },
}
