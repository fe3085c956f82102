/** A new name for an enquiry. `crypto.randomUUID` is missing where a site is served without https. */
export const newEnquiryId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
