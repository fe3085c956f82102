/** Moves the edge between before and after in each pair of pictures. Without it they stand beside each other. */
export {}

document.documentElement.classList.add('scripted')
for (const range of document.querySelectorAll<HTMLInputElement>('.pair > input')) {
  const move = () => range.parentElement?.style.setProperty('--edge', `${range.value}%`)
  range.addEventListener('input', move)
  move() // browsers remember where it stood
}
