import type { Page } from 'playwright'
import { tellLine } from '../../bench/visit.ts'

/** Lets pages take the line for a quick one, whatever a busy machine makes of it: on slow ones the first page is drawn in the device's faces. */
export const quickLine = (page: Page): Promise<unknown> => tellLine(page, 50)
