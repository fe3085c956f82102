import { expect, it } from 'vitest'
import { peerPage } from './peerPage.ts'

it('extracts the text and links of a built page in order without scripts and styles', () => {
  const html = `<!doctype html><html><head><title>Saws &amp; files</title><meta name="description" content="All of them."><style>p{}</style></head><body>
<header><a href="/">Home</a></header><main><h1>Saws</h1><p>See <a href="/files">the firm&#x27;s files</a>.</p><ul><li>One</li><li>Two</li></ul><script>no</script></main>
<footer><p>Ours</p></footer></body></html>`
  expect(peerPage(html)).toEqual({
    title: 'Saws & files',
    description: 'All of them.',
    header: [{ tag: 'p', runs: [{ text: 'Home', href: '/' }] }],
    parts: [
      { tag: 'h1', runs: [{ text: 'Saws' }] },
      { tag: 'p', runs: [{ text: 'See ' }, { text: "the firm's files", href: '/files' }, { text: '.' }] },
      { tag: 'li', runs: [{ text: 'One' }] },
      { tag: 'li', runs: [{ text: 'Two' }] },
    ],
    footer: [{ tag: 'p', runs: [{ text: 'Ours' }] }],
  })
})
