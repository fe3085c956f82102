/** What the name of a file may measure in bytes. Source: ext4, APFS, NTFS and XFS take 255. */
const maxBytes = 255
/** The compressed forms stand beside each file: see fileWriters.ts. */
const compressed = '.br'

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The bytes of the longest name in the path of a built file, its compressed form included; undefined where every file system takes it. */
export const tooLongName = (file: string): number | undefined => {
  const longest = Math.max(...`${file}${compressed}`.split('/').map(bytesOf))
  return longest > maxBytes ? longest : undefined
}

/** The bytes that a part of an address may have whose page is a file with this ending. */
export const maxBytesBefore = (ending: string): number =>
  maxBytes - bytesOf(`${ending}${compressed}`)
