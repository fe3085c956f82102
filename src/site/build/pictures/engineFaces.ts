import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff2?inline'
import devanagari from '@fontsource/noto-sans/files/noto-sans-devanagari-600-normal.woff2?inline'
import greek from '@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff2?inline'
import latin from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2?inline'
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff2?inline'
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff2?inline'

/** The engine's own face for what a site's faces lack, as data URLs, in the order of scripts that sites are likeliest to need. Loaded where a picture is drawn. */
export const engineFaces: readonly string[] = [
  latin,
  latinExt,
  cyrillic,
  greek,
  devanagari,
  vietnamese,
]
