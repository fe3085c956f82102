import { tokenMeta } from '../../protocol/studioPage.ts'

/** Takes the token of a server that was started anew, from the page that it would give now: who writes need not load theirs again. */
export const renewToken = async (): Promise<void> => {
  const answer = await fetch('/~', { headers: { Accept: 'text/html' } }).catch(() => undefined)
  if (!answer?.ok) return // it has gone again: the next time that it is there
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const find = (of: Document) => of.querySelector<HTMLMetaElement>(`meta[name="${tokenMeta}"]`)
  const [own, next] = [find(document), find(page)]
  if (own && next) own.content = next.content
}
