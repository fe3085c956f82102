/**
 * notistack writes its looks with goober into a style element, which the page's policy forbids, and which ours would
 * override: a toast looks as src/render/ui/toast.css says. goober writes to whatever stands under this name. Imported before notistack.
 */
Object.assign(window, { _goober: { parentNode: document.head, firstChild: { data: '' } } })

export {}
