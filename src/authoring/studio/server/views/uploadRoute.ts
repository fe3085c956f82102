import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { assetMsg } from '../../../../core/messages/assetMessages.ts'
import type { UploadAnswer } from '../../protocol/studioPage.ts'
import { studioFolder } from '../access/studioFolder.ts'
import type { Editor } from '../edit/editor.ts'

/** The most that a picture may weigh as it is sent, in bytes: browsers make it smaller before. */
const maxUploaded = 20_000_000

/** Where pictures are sent to, as they are. */
export const uploadRoute = (app: FastifyInstance, editor: Editor): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxUploaded },
      (_request, body, done) => done(null, body),
    )
    scope.post<{ Querystring: { name?: string; id?: string }; Body: unknown }>(
      `${studioFolder}upload`,
      { bodyLimit: maxUploaded },
      ({ query: { name = '', id = randomUUID() }, body }): UploadAnswer =>
        body instanceof Buffer
          ? editor.upload(id, name, body)
          : { fault: { message: assetMsg('nothingSent'), suggestion: assetMsg('sendPicture') } },
    )
  })
}
