import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'articles',
  severity: 'error',
  perDocument: true,
  what: 'A page of the kind "article" says when it was published, in which category and by whom; a page that says so is of that kind.',
  why: 'Lists of articles, the feed and search engines show date, category and author; an article without a name behind it is trusted less.',
  bad: [{ file: 'pages/about.json', at: '/kind', value: 'article' }],
  good: [],
  *check({ pages, site }) {
    for (const file of pages.values()) {
      const { kind, article } = file.value ?? {}
      const place = { file: file.path, goesBy: ['/kind', '/article'] }
      if (kind === 'article' && article === undefined)
        yield {
          ...place,
          pointer: '/kind',
          message: msg('articleWithoutDate'),
          suggestion: msg('addArticle'),
        }
      if (article !== undefined && kind !== undefined && kind !== 'article')
        yield {
          ...place,
          pointer: '/article',
          on: 'key',
          message: msg('notAnArticle', { kind: String(kind) }),
          suggestion: msg('makeArticle'),
        }
      const author =
        typeof article === 'object' && article && 'author' in article ? article.author : undefined
      if (
        article !== undefined &&
        site &&
        author === undefined &&
        site.firm.founder === undefined
      ) {
        yield {
          ...place,
          pointer: '/article',
          on: 'key',
          severity: 'warning',
          message: msg('articleWithoutAuthor'),
          suggestion: msg('addAuthor'),
        }
      }
    }
  },
}
