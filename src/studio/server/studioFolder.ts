import { programSign } from '../../document/addresses.ts'

/** Where the studio's page asks and writes. */
export const studioFolder = `${programSign}studio/`
