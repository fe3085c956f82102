import { describe, expect, it } from 'vitest'
import { outputPaths } from './outputPaths.ts'

describe('the output paths of a build', () => {
  const paths = outputPaths()
  for (const path of ['index.html', 'services/GST.html', 'assets/Stand.jpg', 'robots.txt'])
    paths.claim(path)

  it.each([
    'index.html',
    'INDEX.HTML',
    'services/gst.html',
    'index.html/x.html',
    'Robots.txt.gz/x.html',
    'robots.txt.br',
    'services',
    'assets/stand.jpg',
  ])('treat %s as taken', (path) => {
    expect(paths.isFree(path)).toBe(false)
  })

  it.each([
    'old.html',
    'services/index.html',
    'services/gst/index.html',
    'robots.txt.html',
    'assets/stand.jpg.html',
  ])('treat %s as free', (path) => {
    expect(paths.isFree(path)).toBe(true)
  })

  it('can’t be claimed twice', () => {
    expect(() => paths.claim('robots.txt')).toThrow('The build makes robots.txt twice.')
  })
})
