/** Text without blanks and invisible characters around it, such as those that are copied along with an address. */
export const trimInvisible = (text: string): string =>
  text.replace(/^[\s\p{Cc}\p{Cf}\p{DI}]+|[\s\p{Cc}\p{Cf}\p{DI}]+$/gu, '')
