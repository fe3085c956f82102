import { networkInterfaces } from 'node:os'

/** The addresses by which others in the network reach a server that listens for all of them; the one that it has, where it listens at that alone. */
export const networkAddresses = (origin: string): string[] => {
  const { hostname, port } = new URL(origin)
  if (hostname !== '0.0.0.0' && hostname !== '[::]') return [origin]
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return all.flatMap(({ family, internal, address }) =>
    family === 'IPv4' && !internal ? [`http://${address}:${port}`] : [],
  )
}
