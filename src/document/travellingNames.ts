/** Names that travel with every enquiry and so can be no field of a form. `_gotcha` is the trap for robots. */
export const travellingNames: ReadonlySet<string> = new Set(['formType', 'enquiryId', '_gotcha'])
