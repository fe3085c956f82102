/** Files and folders that Windows, macOS and network drives put into every folder. */
const ofSystems =
  /^(?:thumbs\.db(?::encryptable)?|ehthumbs(?:_vista)?\.db|desktop\.ini|icon\r|__macosx|\$recycle\.bin|system volume information|@eadir|network trash folder|temporary items|lost\+found)$/i

/** What editors, office programs and browsers leave next to a file: a backup, a lock or half of it. */
const ofEditors =
  /^~\$|^#.*#$|~$|\.(?:bak|orig|rej|tmp|temp|sw[nop]|save(?:\.\d+)?|part|crdownload)$|___jb_(?:tmp|old)___$/i

/** Whether a file or folder is no part of a site by its name, as hidden ones aren't. */
export const isPassedOver = (name: string): boolean =>
  name.startsWith('.') || ofSystems.test(name) || ofEditors.test(name)

/** The same of a path, if one of its parts is. */
export const isPathPassedOver = (path: string): boolean => path.split('/').some(isPassedOver)
