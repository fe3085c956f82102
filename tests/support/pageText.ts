/** What a drawn page shows, as plain words: its body without scripts, styles and tags, white space of any kind as one space. */
export const pageText = (html: string): string =>
  plainSpace(
    html
      .slice(html.indexOf('<body'))
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#x27;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&'),
  )

/** A text with all white space as one space, and none before a sign: tags that end there left one. */
export const plainSpace = (text: string): string =>
  text
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/ (?=[.,;:!?)’”])/g, '')
    .replace(/(?<=[(“‘]) /g, '')
    .trim()
