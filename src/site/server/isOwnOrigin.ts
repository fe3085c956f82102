const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host.toLowerCase()
  } catch {
    return undefined
  }
}

/**
 * Whether a post may come from this `Origin`: the site's public origin, the host that the request itself names, `null`
 * (privacy settings) or none. Schemes are not compared, since a proxy may add TLS.
 */
export const isOwnOrigin = (
  origin: string | undefined,
  requestHost: string,
  siteOrigin: string,
): boolean => {
  if (origin === undefined || origin === 'null') return true
  const host = hostOf(origin)
  return (
    host !== undefined &&
    (host === hostOf(siteOrigin) ||
      host === hostOf(`http://${requestHost}`) ||
      host === requestHost.toLowerCase())
  )
}
