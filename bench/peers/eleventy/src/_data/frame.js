import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export default () => JSON.parse(readFileSync(join(process.env.PEER_DATA, 'frame.json'), 'utf8'))
