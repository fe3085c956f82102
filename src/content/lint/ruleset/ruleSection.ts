import type { Edit, Rule } from '../types/rule.ts'

/** A piece of code in Markdown. */
export const fence = (text: string, language = 'json') =>
  `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``

/** One change in words: where it is, and what stands there. */
const example = ({ file, at, value, text, asset }: Edit): string => {
  if (asset)
    return `\`${file}\`: ${Math.round(asset.bytes / 1000)} kB${asset.width ? `, ${asset.width} × ${asset.height} pixels` : ''}`
  const place = at === undefined ? `\`${file}\`` : `\`${file}\` at \`${at.replace(/\/-$/, '/…')}\``
  if (text !== undefined) return `${place}:\n\n${fence(text)}`
  return value === undefined
    ? `${place}: missing`
    : `${place}:\n\n${fence(JSON.stringify(value, null, 2))}`
}

/** What a rule checks and why, with its examples, as Markdown. */
export const ruleSection = ({ name, severity, what, why, bad, good, always }: Rule): string =>
  [
    `## ${name}`,
    `${{ error: 'Error', warning: 'Warning', note: 'Note' }[severity]}${always ? ', cannot be silenced' : ''}. ${what}`,
    why,
    ...(bad.length > 0 ? ['**Is found:**', ...bad.map(example)] : []),
    ...(good.length > 0 ? ['**Is not:**', ...good.map(example)] : []),
  ].join('\n\n')
