import type { FastifyReply } from 'fastify'
import { contentType } from '../../site/server/contentTypes.ts'

export const sendHtml = (reply: FastifyReply, html: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').send(html)

/** Sends a file by its name; 404 where there is no content. */
export const sendFile = (
  reply: FastifyReply,
  path: string,
  content: Buffer | string | undefined,
) =>
  content === undefined
    ? reply.code(404).type('text/plain; charset=utf-8').send(`There is no ${path}.\n`)
    : reply.type(contentType(path)).send(content)
