const random = () => Math.random().toString(36).slice(2, 10)

/** A name that is kept in the browser; another one each time where it keeps nothing. */
const keptName = (storage: () => Storage, key: string): string => {
  try {
    const name = storage().getItem(key) ?? random()
    storage().setItem(key, name)
    return name
  } catch {
    return random()
  }
}

/** By what the server knows what was done here from what was done elsewhere: this browser, and this window of it, also after it was loaded anew. */
export const thisWindow = `${keptName(() => localStorage, 'studio:browser')}.${keptName(() => sessionStorage, 'studio:window')}`

/** The name of a request: when it was made, so that kept ones come back in order, and where. */
export const newId = (): string => `${Date.now()}-${random()}@${thisWindow}`
