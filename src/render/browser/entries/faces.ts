/**
 * On a slow line the first page is drawn in the device's faces (src/render/browser/inline/askForFaces.ts). This fetches the site's own, and sets the page in them
 * if nothing that is seen then stands higher or lower: before it is drawn again, places are compared, and the faces given back where one has moved.
 */
const root = document.documentElement

/** How far a thing may be from where it was without a reader's eye losing its line, in pixels. */
const still = 2

const change = (): void => {
  const tops = new Map<Element, number>()
  for (const element of document.body.querySelectorAll('*')) {
    const { top, bottom, width } = element.getBoundingClientRect()
    if (width > 0 && bottom > 0 && top < innerHeight) tops.set(element, top)
  }
  delete root.dataset['late']
  if (
    [...tops].some(([element, top]) => Math.abs(element.getBoundingClientRect().top - top) > still)
  )
    root.dataset['late'] = ''
}

// Some are the device's, and not there on every one.
void Promise.all([...document.fonts].map((face) => face.load().catch((error) => error))).then(
  change,
)
