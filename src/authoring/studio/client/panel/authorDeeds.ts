let count = 0
const note = ({ isTrusted }: Event) => {
  if (isTrusted) count += 1
}
// Also when the author goes over to the page in its frame.
addEventListener('blur', note)
for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, { capture: true })

/** How often the author has pressed a key or the pointer so far, or has gone over to the page: who has done so since something was asked for is elsewhere by now. */
export const authorDeeds = (): number => count
