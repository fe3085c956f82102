import type { Rule } from '../types/rule.ts'
import { fence, ruleSection } from './ruleSection.ts'

const introduction = `# Lint rules

<!-- Generated from src/content/lint/rules. Do not edit. -->

What \`npm run lint\` checks. Errors stop a build, warnings and notes do not. Examples change a little site of a bicycle workshop.

A rule is silenced in one place with a reason, in the document itself; a silence that is no longer needed is reported:

${fence('"silence": [{ "rule": "titles", "reason": "The name of the law is that long.", "pointer": "/title" }]')}

\`npm run lint -- --fix\` mends what can only be meant one way, and changes nothing else. A page that was moved to another folder by hand
is such a case where it alone has its name and nothing leads to it yet: links follow it, and its old address is led on (\`npm run move\` would have done both).`

/** The reference of all rules, as Markdown: what each checks and why, with the examples that its tests run. */
export const reference = (rules: readonly Rule[]): string =>
  `${[introduction, ...rules.map(ruleSection)].join('\n\n')}\n`
