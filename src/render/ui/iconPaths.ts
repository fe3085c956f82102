import type { IconName } from '../../core/document/iconNames.ts'
import icons from './icons.json'
import library from './libraryIcons.json'

const own = Object.fromEntries(Object.entries(icons).map(([name, lines]) => [name, lines.join('')]))

/** What each icon is drawn by, as one path in a square of 24; `tests/site/build/icons.test.ts` holds that each name has one. */
export const iconPaths = { ...library, ...own } as Readonly<Record<IconName, string>> // Object.fromEntries knows no keys
