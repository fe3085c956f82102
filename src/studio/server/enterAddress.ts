import { programSign } from '../../document/addresses.ts'

/** Where a device shows the code of a shared studio. */
export const enterAddress = `${programSign}enter`
