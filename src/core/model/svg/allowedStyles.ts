import { words } from './words.ts'

/** Functions of CSS that load a file or draw what isn't in the drawing; `url` is judged by its target. Names without a vendor's prefix. */
export const fetchingFunctions = words(
  'src image image-set cross-fade element paint expression url-prefix domain attr',
)

/** Functions that compute from what the style says: colours, numbers, shapes, transforms, filters, gradients, selectors. */
export const allowedFunctions = words(`
  url var env
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix color-contrast light-dark device-cmyk icc-color
  calc calc-size min max clamp round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp abs sign
  matrix matrix3d translate translate3d translatex translatey translatez scale scale3d scalex scaley scalez
  rotate rotate3d rotatex rotatey rotatez skew skewx skewy perspective
  inset circle ellipse polygon path rect xywh shape ray
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
  cubic-bezier linear steps counter counters symbols
  not is where has any matches lang dir nth-child nth-last-child nth-of-type nth-last-of-type
  selector style layer supports minmax repeat fit-content
`)

export const fetchingAtRules = words('import font-face namespace document')

export const allowedAtRules = words('media supports keyframes layer container scope starting-style')

/** Properties that once bound a file with scripts. */
export const fetchingProperties = words('binding behavior')

/** Attributes that browsers read as CSS. */
export const styledAttributes = words(`
  style alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters cursor
  cx cy d direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size
  font-stretch font-style font-variant font-weight gradientTransform height image-rendering isolation letter-spacing lighting-color
  marker marker-end marker-mid marker-start mask mask-image mask-type mix-blend-mode opacity overflow paint-order patternTransform
  pointer-events r rx ry shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform
  transform-origin unicode-bidi vector-effect visibility white-space width word-spacing writing-mode x y
`)
