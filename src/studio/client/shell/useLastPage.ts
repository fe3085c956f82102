import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The page that the author was at last, to come back to from a view. */
export const useLastPage = (): string => {
  const { pathname } = useLocation()
  const [last, setLast] = useState('/')
  useEffect(() => {
    if (!pathname.startsWith('/_')) setLast(pathname)
  }, [pathname])
  return last
}
