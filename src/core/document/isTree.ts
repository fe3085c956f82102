/** Whether a value of a document holds others: an object or a list of JSON. */
export const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
