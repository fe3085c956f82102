/** `npm run translations`: what is to be looked at in translations, beside their originals; `--right` says that they are right. */
import { say } from '../src/content/commands/messages/say.ts'
import { sayTranslationsRight } from '../src/content/commands/translations/sayTranslationsRight.ts'
import { tellTranslations } from '../src/content/commands/translations/tellTranslations.ts'
import { command } from './command.mjs'
import { runOperation } from './site/runOperation.ts'
import { usage } from './usage/translations.mjs'

export const main = command(usage, ({ values, positionals }, io) => {
  return runOperation({ root: values.root, dryRun: values['dry-run'] }, io, (ground) =>
    values.right || values.own
      ? sayTranslationsRight(ground, positionals, values.own)
      : {
          change: { label: 'Show translations', edits: [] },
          messages: tellTranslations(ground, positionals).map((line) => say('line', { line })),
        },
  )
})
