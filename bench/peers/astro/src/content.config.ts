import { defineCollection, z } from 'astro:content'
import { glob } from 'astro/loaders'

const run = z.object({ text: z.string(), href: z.string().optional() })
const part = z.object({ tag: z.string(), runs: z.array(run) })

export const collections = {
  pages: defineCollection({
    loader: glob({ base: `${process.env.PEER_DATA}/pages`, pattern: '**/*.json', generateId: ({ entry }) => entry.slice(0, -'.json'.length) }),
    schema: z.object({ title: z.string(), description: z.string(), parts: z.array(part) }),
  }),
}
