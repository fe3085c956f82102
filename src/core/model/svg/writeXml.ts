const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}
const refer = (character: string): string => references[character] ?? character

/** A raw \r would be read as \n. */
const escapeText = (text: string): string => text.replace(/[&<>\r]/g, refer)

/** An attribute. A raw tab or line break would be read as a space. */
export const formatAttribute = (name: string, value: string): string =>
  ` ${name}="${value.replace(/[&<>"\t\n\r]/g, refer)}"`

/** Writes XML in the order of its parts. An element without content ends in `/>`. */
export class XmlWriter {
  private readonly parts: string[] = []
  private isTagOpen = false

  private finishTag(): void {
    if (this.isTagOpen) this.parts.push('>')
    this.isTagOpen = false
  }

  open(name: string, attributes: string): void {
    this.finishTag()
    this.parts.push(`<${name}${attributes}`)
    this.isTagOpen = true
  }

  text(text: string): void {
    if (text === '') return
    this.finishTag()
    this.parts.push(escapeText(text))
  }

  close(name: string): void {
    this.parts.push(this.isTagOpen ? '/>' : `</${name}>`)
    this.isTagOpen = false
  }

  toString(): string {
    return this.parts.join('')
  }
}
