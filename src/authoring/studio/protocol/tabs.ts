/** How Tab is kept among other keys, and with Shift. */
export const tabs = { on: '\t', back: '\v' } as const
