/** A part of a section of the documentation. */
export type HelpPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string }

const partOf = (chunk: string): HelpPart | undefined => {
  const lines = chunk.split('\n')
  if (/^(```| {4})/.test(chunk))
    return { kind: 'code', text: chunk.replace(/^```.*\n?|\n?```$/gm, '').replace(/^ {4}/gm, '') }
  if (chunk.startsWith('![')) return undefined // the view itself is a press away
  if (chunk.startsWith('|'))
    return {
      kind: 'table',
      rows: lines.flatMap((line) =>
        /^\|[-| ]+\|$/.test(line)
          ? []
          : [
              line
                .split('|')
                .slice(1, -1)
                .map((cell) => cell.trim()),
            ],
      ),
    }
  if (/^[-*] /.test(chunk))
    return {
      kind: 'list',
      items: chunk.split(/\n(?=[-*] )/).map((item) => item.slice(2).replace(/\s*\n\s*/g, ' ')),
    }
  return { kind: 'paragraph', text: lines.join(' ') }
}

/** The sections of a text in Markdown by their headings, without what stands below further headings. Pure. */
export const helpSections = (markdown: string): ReadonlyMap<string, readonly HelpPart[]> =>
  new Map(
    markdown
      .split(/^#{1,4} /m)
      .slice(1)
      .map((section) => {
        const [heading = '', ...lines] = section.split('\n')
        const chunks = lines.join('\n').split(/\n{2,}/)
        return [
          heading.trim(),
          chunks.flatMap((chunk) =>
            chunk.trim() === '' ? [] : (partOf(chunk.replace(/^\n+|\s+$/g, '')) ?? []),
          ),
        ]
      }),
  )
