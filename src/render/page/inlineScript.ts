import { formFolder, fragmentAddress } from '../../core/document/addresses.ts'
import type { Given as GivenForms } from '../browser/inline/answerForms.ts'
import answerForms from '../browser/inline/answerForms.ts?script'
import type { Given as GivenFaces } from '../browser/inline/askForFaces.ts'
import askForFaces from '../browser/inline/askForFaces.ts?script'
import type { Given as GivenOpener } from '../browser/inline/beforeLoader.ts'
import beforeLoader from '../browser/inline/beforeLoader.ts?script'
import type { Given as GivenScript } from '../browser/inline/drawScript.ts'
import drawScript from '../browser/inline/drawScript.ts?script'
import { lettersToTry } from '../theme/brought.ts'
import { faceFiles } from '../theme/faceCss.ts'
import type { PageContext } from '../ui/PageContext.ts'

/** The entry that opens dialogs: its address stands in the inline script. @internal For tests. */
export const opener = 'browser/entries/dialogs.ts'

/** The entry that sets a page in its own faces when they have come late. */
const facesChange = 'browser/entries/faces.ts'

/** A compiled script with the values that its source asks for as `given.name`, as JSON in which nothing can end the script. */
const withValues = <Given extends Readonly<Record<string, unknown>>>(
  script: string,
  given: Given,
): string =>
  script.replace(/\bgiven\.(\w+)/g, (_, name: string) =>
    JSON.stringify(given[name]).replace(/</g, '\\u003c'),
  )

/** The one inline script, the same on every page of a site that is in one language: see src/render/browser/inline. */
export const inlineScript = ({ scripts, site }: PageContext): string => {
  const faces = faceFiles(site)
  const first =
    faces.length === 0
      ? ''
      : withValues<GivenFaces>(askForFaces, { faces, change: scripts[facesChange] ?? '' })
  const letters = lettersToTry(site.settings.theme, site.settings.language)
  const script = letters === undefined ? '' : withValues<GivenScript>(drawScript, { letters })
  const forms = site.isPreview ? withValues<GivenForms>(answerForms, { forms: formFolder }) : ''
  return (
    forms +
    first +
    script +
    withValues<GivenOpener>(beforeLoader, { opener: scripts[opener] ?? '', ...fragmentAddress })
  )
}
