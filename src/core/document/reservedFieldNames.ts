/** The language that an enquiry was written in travels under this name, where its site has several. */
export const languageName = '_language'

/** Names that travel with every enquiry and so can be no field of a form. `_gotcha` is the trap for robots. */
export const reservedFieldNames: ReadonlySet<string> = new Set([
  'formType',
  'enquiryId',
  '_gotcha',
  languageName,
])
