import { policy } from '../../../../site/build/pages/renderPage.tsx'
import { trustedName } from '../../protocol/frameMessages.ts'

const styles = /<style>([\s\S]*?)<\/style>/
const scripts = /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g

/** The policy that the build would give a page that was drawn for the studio, but that the studio may hold the page in its frame. */
export const framedPolicy = (html: string, studio: string): string => {
  const inline = [...html.matchAll(scripts)].map(([, script = '']) => script)
  // The frame's script makes HTML of what it is handed, under a name that it takes before any other script of the page runs.
  const built = policy(styles.exec(html)?.[1] ?? '', inline, '').replace(
    "trusted-types 'none'",
    `trusted-types ${trustedName}`,
  )
  return `${built}; frame-ancestors ${studio}`
}
