import { familyNames } from '../../../../core/document/fontFamilies.ts'
import type { RuleTable } from '../../types/rule.ts'

const file = 'pages/_site.json'
const text = (value: unknown) => [{ file, at: '/theme/textFace', value }]
const why = `is no typeface of the collection and has no file, so that most visitors see another one in its place. The collection has ${familyNames.join(', ')}.`

export const table: RuleTable = {
  accepts: {
    'a family of the collection, and one for a script': text({ family: 'Besley, Hind' }),
    'fonts of devices': text({
      family: 'Iowan Old Style, "Palatino Linotype", ui-serif, Georgia, serif',
    }),
  },
  rejects: {
    'a misspelt family': {
      edits: text({ family: 'Publik Sans, system-ui' }),
      finds: [
        `pages/_site.json:66:17 warning face-names «"Publik Sans, system-ui"» "Publik Sans" ${why} → Did you mean "Public Sans"?`,
      ],
    },
    'one that is nowhere, and one for a script that is written otherwise': {
      edits: text({ family: 'Lora, hind, serif' }),
      finds: [
        `pages/_site.json:66:17 warning face-names «"Lora, hind, serif"» "Lora" ${why} → Take one of the collection, or put a file into pages/_assets and name it in "src"; docs/fonts.md tells how.`,
        `pages/_site.json:66:17 warning face-names «"Lora, hind, serif"» "hind" ${why} → Did you mean "Hind"?`,
      ],
    },
  },
}
