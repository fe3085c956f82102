import { type Glance, glanceAt } from './glance.ts'
import type { Review } from './review.ts'

const stopped = (stops: readonly Glance[]): string => {
  const to = stops.map((stop) => stop.to)
  const why = [
    ...(to.includes('findings') ? ['the site can’t be built, see what the checks say'] : []),
    ...(to.includes('addresses') ? ['an address leads nowhere, see which'] : []),
  ]
  return `Must not go out yet: ${why.join('; and ')}.`
}

/** Whether a change may go out as far as anything but a person can say, in one line. Pure. */
export const verdictOf = (review: Review): Pick<Glance, 'is' | 'words'> => {
  const glances = glanceAt(review)
  const stops = glances.filter(({ is }) => is === 'stop')
  if (stops.length > 0) return { is: 'stop', words: stopped(stops) }
  if (glances.some(({ isQuestion }) => isQuestion))
    return {
      is: 'look',
      words: 'May go out only if somebody answers yes to what is asked here: no check can tell.',
    }
  if (glances.some(({ is }) => is === 'look'))
    return { is: 'look', words: 'May go out; look at what is marked here first.' }
  return { is: 'fine', words: 'Nothing holds it back, as far as the checks go.' }
}
