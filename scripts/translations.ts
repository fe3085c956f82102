/** `npm run translations`: what is to be looked at in translations, beside their originals; `--right` says that they are right. */
import { sayTranslationsRight } from '../src/content/commands/translations/sayTranslationsRight.ts'
import { tellTranslations } from '../src/content/commands/translations/tellTranslations.ts'
import { readArguments } from './readArguments.mjs'
import { runOperation } from './site/runOperation.ts'
import { usage } from './usage/translations.mjs'

const { values, positionals } = readArguments(usage)
await runOperation({ root: values.root, dryRun: values['dry-run'] }, (ground) =>
  values.right || values.own
    ? sayTranslationsRight(ground, positionals, values.own)
    : {
        change: { label: 'Show translations', edits: [] },
        words: tellTranslations(ground, positionals),
      },
)
