import type { Edit, Rule } from './rule.ts'

const fence = (text: string, language = 'json') => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``

/** One change in words: where it is, and what stands there. */
const example = ({ file, at, value, text, asset }: Edit): string => {
  if (asset) return `\`${file}\`: ${Math.round(asset.bytes / 1000)} kB${asset.width ? `, ${asset.width} × ${asset.height} pixels` : ''}`
  const place = at === undefined ? `\`${file}\`` : `\`${file}\` at \`${at.replace(/\/-$/, '/…')}\``
  if (text !== undefined) return `${place}:\n\n${fence(text)}`
  return value === undefined ? `${place}: missing` : `${place}:\n\n${fence(JSON.stringify(value, null, 2))}`
}

/** What a rule checks and why, with its examples, as Markdown. */
export const section = ({ name, severity, what, why, bad, good, always }: Rule): string =>
  [
    `## ${name}`,
    `${{ error: 'Error', warning: 'Warning', note: 'Note' }[severity]}${always ? ', cannot be silenced' : ''}. ${what}`,
    why,
    ...(bad.length > 0 ? ['**Is found:**', ...bad.map(example)] : []),
    ...(good.length > 0 ? ['**Is not:**', ...good.map(example)] : []),
  ].join('\n\n')

const introduction = `# Lint rules

<!-- Generated from src/lint/rules. Do not edit. -->

What \`npm run lint\` checks. Errors stop a build, warnings and notes do not. Examples change a little site of a bicycle workshop.

A rule is silenced in one place with a reason, in the document itself; a silence that is no longer needed is reported:

${fence('"silence": [{ "rule": "titles", "reason": "The name of the law is that long.", "pointer": "/title" }]')}

\`npm run lint -- --fix\` mends what can only be meant one way, and changes nothing else. A page that was moved to another folder by hand
is such a case where it alone has its name and nothing leads to it yet: links follow it, and its old address is led on (\`npm run move\` would have done both).`

/** The reference of all rules, as Markdown: what each checks and why, with the examples that its tests run. */
export const reference = (rules: readonly Rule[]): string => `${[introduction, ...rules.map(section)].join('\n\n')}\n`
