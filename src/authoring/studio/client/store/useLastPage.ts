import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

let known = '/'

/** The page that the author was at last. */
export const lastPage = (): string => known

/** The page that the author was at last, to come back to from a view. */
export const useLastPage = (): string => {
  const { pathname } = useLocation()
  const [last, setLast] = useState(known)
  useEffect(() => {
    if (pathname.startsWith('/_')) return
    known = pathname
    setLast(pathname)
  }, [pathname])
  return last
}
