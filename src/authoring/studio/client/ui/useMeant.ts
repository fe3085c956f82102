import { useEffect, useState } from 'react'

/**
 * Enter that comes before what it means is there is done as soon as that is. Gives what says that it was pressed, and, with `false`, that something else
 * is meant by now.
 */
export const useMeant = (isThere: boolean, act: () => void): ((isMeant: boolean) => void) => {
  const [isMeant, setMeant] = useState(false)
  useEffect(() => {
    if (!isMeant || !isThere) return
    setMeant(false)
    act()
  })
  return setMeant
}
