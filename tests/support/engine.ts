import { join } from 'node:path'
import { engine } from '../../scripts/engine.mjs'

/** Makes the visitors' files once before all tests; builds of sites copy them. Workers inherit the variable. */
export const setup = async (): Promise<void> => {
  process.env['BROADSHEET_CLIENT'] = join(await engine(), 'client')
}
