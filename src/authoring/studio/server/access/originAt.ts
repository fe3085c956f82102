/** The origin of one of our two servers, under the name by which the browser has reached the other one: both are on the same host. */
export const originAt = (host: string, port: number): string =>
  `http://${host.replace(/:\d+$/, '')}:${port}`
