import { describe, expect, it } from 'vitest'
import { outputPaths } from './outputPaths.ts'

describe('the paths of a build', () => {
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
  ])('leave no place for %s', (path) => {
    expect(paths.isFree(path)).toBe(false)
  })

  it.each([
    'old.html',
    'services/index.html',
    'services/gst/index.html',
    'robots.txt.html',
    'assets/stand.jpg.html',
  ])('leave a place for %s', (path) => {
    expect(paths.isFree(path)).toBe(true)
  })

  it('are given out once', () => {
    expect(() => paths.claim('robots.txt')).toThrow('The build makes robots.txt twice.')
  })
})
