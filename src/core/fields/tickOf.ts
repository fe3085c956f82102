/** What a box sends when it is ticked. */
export const tickOf = (field: object): string =>
  ('value' in field && typeof field.value === 'string' && field.value) || 'yes'
