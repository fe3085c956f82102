/** Latin letters that no decomposition takes apart, as they are written where only a to z will do. */
const written: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
}
const letters = new RegExp(`[${Object.keys(written).join('')}]`, 'giu')

/** A text with letters of the Latin alphabet only where it has Latin letters: "Straße nach Łódź" is "Strasse nach Lodz". Pure. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(letters, (letter) => {
      const plain = written[letter.toLowerCase()] ?? letter
      return letter === letter.toLowerCase()
        ? plain
        : plain.charAt(0).toUpperCase() + plain.slice(1)
    })
