/** Where a figure that pages type is made one figure; `label` says what it seems to be. Pure. */
export const newFactAt = (figure: string, label = ''): string =>
  `/_facts/new?${new URLSearchParams({ figure, ...(label ? { label } : {}) })}`
