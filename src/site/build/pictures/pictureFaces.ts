import type { Site } from '../../../core/kit/Site.ts'
import { broughtIn, type Role } from '../../../render/theme/brought.ts'

/**
 * The files that titles and further lines of pictures are set in: the site's own, which `read` gives by their addresses, or what the build has made of the
 * collection's. Only of Latin: pictures are drawn without what joins letters of other scripts.
 */
export const pictureFaces = <T>(
  { settings, faces }: Pick<Site, 'settings' | 'faces'>,
  read: (address: string | undefined) => T,
): readonly [T | Buffer, T | Buffer] => {
  const roles = broughtIn(settings.theme, 'en')
  const fileOf = (...parts: readonly Role['part'][]): T | Buffer => {
    const { role, files = [] } =
      parts.flatMap((part) => roles.find((one) => one.role.part === part) ?? [])[0] ?? {}
    return files.flatMap(({ key }) => faces?.get(key)?.content ?? [])[0] ?? read(role?.face.src)
  }
  return [fileOf('heading'), fileOf('strong', 'text')]
}
