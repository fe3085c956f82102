import { typed } from '../../../core/text/typed.mjs'

/** What the schema of a block must have. */
const needs = {
  object: () => 'type: "object" and additionalProperties: false',
  type: (name: string) => `properties.type: { enum: ["${name}"] }`,
  required: () => '"type" in its list of required keys',
  title: () => 'a title and a description, for those who write',
} as const

export type SchemaNeed = keyof typeof needs

/** What is wrong with a site's own blocks, fields and rules. */
export const ownParts = {
  partFileMissing: ({ file }: { file: string }) => `${file} is missing.`,
  seeContract: ({ contract }: { contract: string }) => `See ${contract}.`,
  writeExamples: () => 'Write a list with an example that shows the block at its best.',
  noSuchToken: ({ name }: { name: string }) => `There is no token ${name}.`,
  badPartName: ({ name }: { name: string }) =>
    `"${name}" can't be a name: it begins with a small letter, and has only letters and digits.`,
  partNameTaken: ({ kind, name }: { kind: string; name: string }) =>
    `There is a ${kind} of the name "${name}" already: the engine's own.`,
  giveOtherName: () => 'Give it another name.',
  valueInStyle: ({ what, found }: { what: string; found: string }) =>
    `There is ${what} here: ${found}`,
  referToToken: () =>
    'Refer to a token, such as var(--text) or var(--space-4), so that it follows the theme.',
  exportMissing: (data: { file: string; name: string; contract: string }) =>
    `${data.file} must export "${data.name}": see ${data.contract}.`,
  exportUnknown: (data: {
    file: string
    name: string
    contract: string
    meant: string | undefined
  }) =>
    `${data.file} exports "${data.name}", which nobody reads: see ${data.contract}. ${data.meant === undefined ? 'What only this part needs stands in a file of its own.' : `Did you mean "${data.meant}"?`}`,
  componentMissing: ({ file, name }: { file: string; name: string }) =>
    `${file} must export "${name}".`,
  exportComponent: ({ name }: { name: string }) => `Write: export const ${name} = …`,
  schemaLacks: ({ need, name }: { need: SchemaNeed; name: string }) =>
    `The schema needs ${needs[need](name)}.`,
  ruleNameDiffers: ({ name, written }: { name: string; written: string }) =>
    `The rule must have the name "${name}", as its file has, not "${written}".`,
  bundlerMissing: () =>
    'This site has parts of its own, and these need a bundler, which is not installed.',
  installBundler: ({ version }: { version: string }) =>
    `Run: npm install --save-dev --save-exact vite@${version}, then ${typed('lint')} again.`,
  schemaFilesStale: ({ others }: { others: readonly string[] }) =>
    `This schema is not that of the engine and of the site’s own parts as they are now: editors offer and refuse by it what was.${others.length > 0 ? ` The same holds for ${others.join(', ')}.` : ''}`,
  writeSchemaFiles: () => `Run "${typed('schema')}", and keep the result with the pages.`,
  folderNotBundled: ({ root }: { root: string }) =>
    `The site's blocks, fields and rules can't be bundled in a folder whose path contains "#" or "?": ${root}`,
  renameParentFolder: () => 'Rename the folder.',
}
