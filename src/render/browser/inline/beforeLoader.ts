/** What must be there before the loader: a visitor may press something as soon as it is seen. */
export type { Given } from './openDialogs.ts'

import './openDialogs.ts'
import './holdEarly.ts'
