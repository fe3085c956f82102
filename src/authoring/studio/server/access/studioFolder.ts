import { programSign } from '../../../../core/document/addresses.ts'

/** Where the studio's page asks and writes. */
export const studioFolder = `${programSign}studio/`
