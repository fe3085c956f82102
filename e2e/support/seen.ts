import { expect } from 'playwright/test'

/** Playwright's expectations, which wait until they come true; patient enough for a busy machine. */
export const seen = expect.configure({ timeout: 20_000 })
