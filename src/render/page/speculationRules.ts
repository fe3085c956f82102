import { assetFolder, dialogFolder } from '../../core/document/addresses.ts'

/** Whose links don't lead to another page. */
const folders = [assetFolder, dialogFolder].map((folder) => folder.slice(1, -1))

/**
 * Lets browsers that can do so fetch a page of the site once a visitor's pointer rests on its link: it is then there at the
 * click. Dialogs are left out, since their links open without leaving the page. The same on every page.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: `/(${folders.join('|')})/*` } }],
      },
      eagerness: 'moderate',
    },
  ],
})
