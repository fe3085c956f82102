/** What may have had other names before. */
export const namedThings = {
  field: { other: 'another field', called: 'name', the: (name: string) => `the field "${name}"` },
  option: {
    other: 'another choice',
    called: 'value',
    the: (name: string) => `the choice "${name}"`,
  },
  form: {
    other: 'another form',
    called: 'id',
    the: (name: string) => `the form with the id "${name}"`,
  },
} as const

export type NamedThing = keyof typeof namedThings
