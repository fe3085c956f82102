/** All but what stands in an address as it is, without a meaning in a header, in `_redirects` or in nginx's configuration. */
const other = /[^!#%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]/gu

/**
 * Writes an address in plain ASCII: anything that could end a word, a line or a quoted string, or stand for something else there, is
 * escaped as addresses allow, `$` too. What is written so already stays as it is. Names of sites in other letters get their ASCII form.
 */
export const writeAddress = (address: string): string => {
  const whole = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).href : address
  return whole.replace(/\p{Cs}/gu, '\ufffd').replace(other, encodeURIComponent)
}
