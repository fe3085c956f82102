import { programSign } from '../../../../core/document/addresses.ts'

/** Where a device shows the code of a shared studio. */
export const enterAddress = `${programSign}enter`
