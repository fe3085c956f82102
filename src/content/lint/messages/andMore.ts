/** After the last finding of a rule that is reported, where there are more. */
export const andMore = 'There are more of this kind, which are not told.'
