import type { RuleTable } from '../../types/rule.ts'

const linked = (name: string) => ({
  file: 'pages/about.json',
  at: '/blocks/1/paragraphs/0',
  value: `Take the [price list](/assets/${name}).`,
})
const size = { bytes: 3000 }
const found = (
  name: string,
  ending: string,
  suggestion = 'Write a page for what it says, or offer it in another format, such as PDF, CSV or ZIP.',
) => ({
  edits: [{ file: `pages/_assets/${name}`, asset: size }, linked(name)],
  finds: [
    `pages/_assets/${name}:1:1 error page-assets «» Browsers run a ".${ending}" file as a page, with whatever script is in it. → ${suggestion}`,
  ],
})

export const table: RuleTable = {
  accepts: {
    'a PDF': [{ file: 'pages/_assets/list.pdf', asset: size }, linked('list.pdf')],
    'a text': [{ file: 'pages/_assets/list.txt', asset: size }, linked('list.txt')],
    'a table': [{ file: 'pages/_assets/list.csv', asset: size }, linked('list.csv')],
    'a calendar': [{ file: 'pages/_assets/list.ics', asset: size }, linked('list.ics')],
    'a packed file': [{ file: 'pages/_assets/list.xml.zip', asset: size }, linked('list.xml.zip')],
    'a file without an ending': [{ file: 'pages/_assets/html', asset: size }, linked('html')],
  },
  rejects: {
    'a page of HTML': found('note.html', 'html'),
    'a page of HTML in capitals': found('NOTE.HTML', 'HTML'),
    'one with the short ending': found('note.htm', 'htm'),
    'one that includes others': found('note.shtml', 'shtml'),
    'a page of XHTML': found('note.xhtml', 'xhtml'),
    'one of XHTML with the short ending': found('note.xht', 'xht'),
    'data as XML': found('data.xml', 'xml'),
    'data as XML in capitals': found('data.Xml', 'Xml'),
    'a style of XML': found('data.xsl', 'xsl'),
    'a style of XML with the long ending': found('data.xslt', 'xslt'),
    'a feed': found('feed.rss', 'rss'),
    'a feed of Atom': found('feed.atom', 'atom'),
    'a graph': found('graph.rdf', 'rdf'),
    'a saved page': found('note.mhtml', 'mhtml'),
    'a saved page with the short ending': found('note.mht', 'mht'),
    'a packed drawing': found('mark.svgz', 'svgz', 'Unpack the drawing, and save it as plain SVG.'),
  },
}
