import type { ListedDocument } from '../../../../preview/overview.ts'

const names: Readonly<Record<string, string>> = {
  'pages/_site.json': 'Settings of the site',
  'pages/_facts.json': 'Fees & figures',
  'pages/_404.json': 'Page not found',
}

/** A document as authors call it. */
export const nameOfDocument = ({ path, title }: Pick<ListedDocument, 'path' | 'title'>): string =>
  names[path] ?? (title !== path && title ? title : path.replace(/^pages\/(_assets\/)?/, '').replace(/\.json$/, ''))
