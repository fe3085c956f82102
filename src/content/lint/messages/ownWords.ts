import { type Message, msg } from './msg.ts'

/** Words that no catalogue knows, as a message. */
export const ownWords = (words: string): Message => msg('ownRule', { words })
