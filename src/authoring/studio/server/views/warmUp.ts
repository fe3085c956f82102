/** How long nobody asks for anything before it begins, in milliseconds: whoever opens the studio at once gets the server for themselves. */
const quiet = 100

/**
 * Does beforehand, one step at a time, what whoever opens the studio would wait for; between two steps the server answers. What fails is told to whoever
 * asks for it. Gives the function that ends it: once somebody is there, what they look at comes first.
 */
export const warmUp = (steps: readonly (() => unknown)[], wait = quiet): (() => void) => {
  const [step, ...others] = steps
  if (!step) return () => undefined
  let end = () => clearTimeout(soon)
  const soon = setTimeout(() => {
    try {
      step()
    } catch {
      // as above
    }
    end = warmUp(others, 0)
  }, wait)
  return () => end()
}
