import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(process.env.PEER_DATA, 'pages')

export default () =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ ...JSON.parse(readFileSync(join(folder, name), 'utf8')), path: name.slice(0, -'.json'.length) }))
