import { type Message, msg } from './msg.ts'

/** Texts that a site's own block or rule brings, as a message. */
export const asMessage = (message: Message | string, authors?: string): Message =>
  typeof message === 'string' ? msg('ownRule', { words: message, authors }) : message
