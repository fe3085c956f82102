/** A text without the names and passwords that addresses in it carry: `https://name:secret@host/…` is shown as `https://host/…`. Pure. */
export const withoutSecrets = (text: string): string =>
  text.replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/'"]*@/gi, '$1')
