/**
 * notistack writes its styles with goober into a style element, which the page's policy forbids. goober takes a target that is
 * there already under this name; this one hands the text to a sheet of the script's own. Imported before notistack.
 */
const sheet = new CSSStyleSheet()
document.adoptedStyleSheets.push(sheet)
let css = ''

const target = {
  parentNode: document.head,
  firstChild: {
    get data() {
      return css
    },
    set data(text: string) {
      css = text
      sheet.replaceSync(text)
    },
  },
}

Object.assign(window, { _goober: target })

export {}
