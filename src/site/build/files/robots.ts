import { pathOf, robotsAddress, sitemapAddress } from '../../../core/document/addresses.ts'
import type { Site } from '../../../core/kit/Site.ts'
import type { OutputFile } from '../write/OutputFile.ts'

/** Every robot may read everything: what is not to be listed says so itself, which a robot has to read to know. */
export const robots = ({ settings }: Site): OutputFile => ({
  path: pathOf(robotsAddress),
  content: Buffer.from(
    `User-agent: *\nDisallow:\n\nSitemap: ${settings.origin}${sitemapAddress}\n`,
  ),
})
