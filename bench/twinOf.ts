import type { Page } from 'playwright'

/** The page's own attributes that mean something in plain HTML; all others serve its look or its script. */
const attributes =
  'href src srcset sizes alt width height loading id lang datetime scope colspan rowspan headers open type name value required for method action rows min max checked selected viewbox d fill stroke points cx cy r x y'
/** Elements that mean nothing by themselves: their content stays, they go. */
const hollow = 'div, span'
/** What isn't part of the page as it is read: its scripts, its style, what is prepared for later. */
const apart = 'script, style, link, template, noscript, meta, [hidden]:not(details *)'

/**
 * The plain-HTML twin of a built page: its words, links, tables and pictures in the same order, in plain semantic elements, with
 * one style sheet written by hand and no script. Its menus are disclosures; the small screen's, which says them again, is left out. The browser reads and
 * writes the HTML; nothing of the page is run. `page` is any page of it.
 */
export const twinOf = (page: Page, html: string, css: string): Promise<string> =>
  page.evaluate(
    ({ html, css, attributes, hollow, apart }) => {
      const built = new DOMParser().parseFromString(html, 'text/html')
      const icon =
        built.querySelector<HTMLLinkElement>('link[rel=icon]')?.getAttribute('href') ?? ''
      const text = (value: string) =>
        value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
      const description =
        built.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
      const { body, title, documentElement } = built
      for (const element of body.querySelectorAll(apart)) element.remove()
      for (const panel of body.querySelectorAll('header [popover]')) {
        const button = body.querySelector(`[popovertarget="${panel.id}"]`)
        const elsewhere = [...body.querySelectorAll('header a')]
          .filter((link) => !panel.contains(link))
          .map((link) => link.getAttribute('href'))
        const isDouble = [...panel.querySelectorAll('a')].every((link) =>
          elsewhere.includes(link.getAttribute('href')),
        )
        const details = built.createElement('details')
        details.append(
          Object.assign(built.createElement('summary'), { textContent: button?.textContent }),
          ...panel.childNodes,
        )
        if (isDouble) panel.remove()
        else panel.replaceWith(details)
        button?.remove()
      }
      const allowed = new Set(attributes.split(' '))
      for (const element of body.querySelectorAll('*')) {
        for (const { name } of [...element.attributes])
          if (!allowed.has(name.toLowerCase())) element.removeAttribute(name)
      }
      for (const element of body.querySelectorAll(hollow))
        element.replaceWith(...element.childNodes)
      return `<!doctype html>
<html lang="${documentElement.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<meta name="description" content="${text(description)}">
<link rel="icon" href="${text(icon)}">
<style>${css}</style>
</head>
<body>${body.innerHTML}</body>
</html>
`
    },
    { html, css, attributes, hollow, apart },
  )
