import type { SharedContext } from '../types/context.ts'

/** Whether a file may be there though it was not read: it, or a folder above it, was left alone. Then nothing is said of it but that. */
export const isUnread = ({ unread }: Pick<SharedContext, 'unread'>, path: string): boolean =>
  unread.some((left) => path === left.path || path.startsWith(`${left.path}/`))
