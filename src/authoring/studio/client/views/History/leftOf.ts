/** In which of its documents a step was left here when the others were published; none where all of it was. Pure. */
export const leftOf = (files: readonly string[], waits: readonly string[]): readonly string[] => {
  const left = files.filter((file) => waits.includes(file))
  return left.length === files.length ? [] : left
}
