/** A name for programs as people read it: "directorCount" is "Director count". Pure. */
export const nameInWords = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
