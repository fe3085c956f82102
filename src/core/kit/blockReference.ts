import type { BlockModule } from './BlockModule.ts'

type Listed = Pick<BlockModule, 'schema' | 'knownAs'>

const introduction = `# Which block?

<!-- Generated from the blocks' own words. Do not edit. -->

What people call things, and the block that they mean. The studio finds blocks by the same words (*Add a block*), and so does the gallery (\`/~/_gallery\`).`

const cell = (text: string) => text.replaceAll('|', '\\|')

/** From what people call things to the blocks, and what each block is for: as Markdown, from the blocks' own titles, descriptions and other names. */
export const blockReference = (blocks: Readonly<Record<string, Listed>>): string => {
  const titleOf = (type: string) => String(blocks[type]?.schema.title ?? type)
  const linkTo = (type: string) => `[${titleOf(type)}](#${type.toLowerCase()})`
  const wanted = new Map<string, string[]>()
  for (const [type, { knownAs = [] }] of Object.entries(blocks))
    for (const name of new Set([
      titleOf(type).toLowerCase(),
      ...knownAs.map((one) => one.toLowerCase()),
    ]))
      wanted.set(name, [...(wanted.get(name) ?? []), type])
  const rows = [...wanted]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, types]) => {
      const byTitle = [...types].sort(
        (one, other) =>
          Number(titleOf(other).toLowerCase() === name) -
          Number(titleOf(one).toLowerCase() === name),
      )
      return `| ${cell(name)} | ${byTitle.map(linkTo).join(', ')} |`
    })
  const sections = Object.entries(blocks).map(
    ([type, { schema }]) => `### ${type}\n\n**${titleOf(type)}.** ${String(schema['description'])}`,
  )
  return `${[introduction, ['| you want … | take … |', '|---|---|', ...rows].join('\n'), '## What each is for', ...sections].join('\n\n')}\n`
}
