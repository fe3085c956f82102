/** Stands right behind the announcement: who has closed it does not see it come and go. The same on every page, for the policy's sake. */
export {}

try {
  const bar = document.currentScript?.previousElementSibling as HTMLElement // drawn by src/render/shell/Header.tsx
  bar.hidden = localStorage['announcement'] === bar.dataset['announcement']
} catch {
  // storage may be forbidden; then it is shown
}
