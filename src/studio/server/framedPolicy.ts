import { policy } from '../../build/renderPage.tsx'

const styles = /<style>([\s\S]*?)<\/style>/
const scripts = /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g

/** The policy that the build would give a page that was drawn for the studio, but that the studio may hold the page in its frame. */
export const framedPolicy = (html: string, studio: string): string => {
  const inline = [...html.matchAll(scripts)].map(([, script = '']) => script)
  return `${policy(styles.exec(html)?.[1] ?? '', inline, '')}; frame-ancestors ${studio}`
}
