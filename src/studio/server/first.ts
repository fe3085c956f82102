import type { FastifyInstance } from 'fastify'
import { fragmentFolder } from '../../document/addresses.ts'
import type { Lull } from './openLull.ts'
import { authoringBase } from './shellRoutes.ts'

/** What comes first when the studio is opened: the files that it loads, then what it asks for. The page in its frame is asked for beside them, and dialogs before anybody looks at one. */
export type First = { readonly files: Lull; readonly answers: Lull }

/** For so long nobody asks for files before a page is drawn, in milliseconds: browsers ask for six at a time. At most so long it waits. */
const [betweenFiles, forFiles] = [15, 150]
/** The same for dialogs that a page fetches ahead, and all that the studio asks for. */
const [betweenAnswers, forAnswers] = [150, 2000]

/** Notes what the studio's own origin is asked for. */
export const noteFirst = (app: FastifyInstance, { files, answers }: First): void => {
  const note = async ({ url }: { readonly url: string }) => {
    answers.asked()
    if (url.startsWith(authoringBase) || url.startsWith('/~/')) files.asked()
  }
  app.addHook('onRequest', note)
  app.addHook('onResponse', note)
}

/** Lets the studio go first at the site's origin. */
export const giveWay = (app: FastifyInstance, { files, answers }: First): void => {
  app.addHook('onRequest', async ({ url, headers }) => {
    if (headers['sec-fetch-dest'] === 'iframe') await files.until(betweenFiles, forFiles)
    if (url.startsWith(fragmentFolder)) await answers.until(betweenAnswers, forAnswers)
  })
}
