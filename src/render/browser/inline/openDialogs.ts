/**
 * Fetches a dialog's prerendered inner part beside the script that opens it, on intent, at the click, and where the loader
 * asks for it ahead of any tap ("ahead"), so that a click need not wait for the loader. What can't come in time or at all is left to the dialog's own page. The answer is parsed by the
 * browser in one go with the download, without a string that something could be injected into. After a failure the next click
 * tries again.
 */
import type { openDialog } from '../dialog.ts'
import { on } from './on.ts'

/** The address of the script that opens dialogs, and what stands before and after the address of a dialog in that of its inner part. */
export type Given = { readonly opener: string; readonly before: string; readonly after: string }

declare const given: Given

type Parts = [{ readonly openDialog: typeof openDialog }, Document]

const known: Record<string, Promise<Parts>> = {}

const fetchPart = (pathname: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.onloadend = () =>
      request.status === 200 && request.response ? resolve(request.response) : reject() // after failures too
    request.open('GET', given.before + pathname + given.after)
    request.timeout = 1e4
    request.responseType = 'document'
    request.send()
  })

const partsOf = ({ pathname }: HTMLAnchorElement): Promise<Parts> =>
  (known[pathname] ??= Promise.all([import(given.opener), fetchPart(pathname)]).catch((error) => {
    delete known[pathname]
    throw error
  }))

on<HTMLAnchorElement>('a[aria-haspopup]', 'pointerover focusin touchstart ahead', (link) =>
  partsOf(link).catch((error) => error),
)
on<HTMLAnchorElement>('a[aria-haspopup]', 'click', (link, event) => {
  event.preventDefault()
  partsOf(link)
    .then(([opener, part]) => opener.openDialog(link, part))
    .catch(() => location.assign(link.href))
})
