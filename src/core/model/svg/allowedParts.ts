import { words } from './words.ts'

/** What a drawing may consist of: shapes, texts, colours, filters. Nothing that runs, fetches, or holds parts of a page. Source: SVG 2, filter effects. */
export const allowedElements = words(`
  svg g defs symbol use title desc switch style image path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop
  clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence
`)

/** Those whose text is a part of the drawing. */
export const elementsWithText = words('title desc style text tspan textPath')

export const allowedAttributes = words(`
  id class style lang viewBox width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathLength transform version role focusable
  preserveAspectRatio href xlink:href xml:space xml:lang type media
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters cursor direction display
  dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-stretch font-style font-variant
  font-weight image-rendering isolation letter-spacing lighting-color marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-origin unicode-bidi vector-effect
  visibility white-space word-spacing writing-mode
  gradientUnits gradientTransform spreadMethod offset clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits
  patternTransform markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2 result mode values operator
  k1 k2 k3 k4 stdDeviation edgeMode dx dy rotate textLength lengthAdjust startOffset method spacing order kernelMatrix divisor bias
  targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength scale xChannelSelector
  yChannelSelector azimuth elevation radius pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed stitchTiles
  tableValues slope intercept amplitude exponent systemLanguage
`)

/** Attributes of SVG and HTML by which an element loads, sends or opens something. Without prefixes. */
export const linkingAttributes = words(
  'href src srcset imagesrcset base ping action formaction poster attributionsrc',
)

/** Parts that run or fetch something where a drawing is opened by itself, whatever name of a vocabulary stands before them. */
export const dangerousElements = words(
  'script foreignObject iframe object embed handler listener audio video link meta base form img animate animateColor animateMotion animateTransform set discard',
)
