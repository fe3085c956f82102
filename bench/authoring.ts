import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { median } from './row.ts'
import { startAuthoring } from './startAuthoring.ts'

const saves = 5

/** Saves a page and asks for it until the new text is there. Gives the time in milliseconds. */
const saveAndSee = async (path: string, address: string, mark: string): Promise<number> => {
  const text = readFileSync(path, 'utf8')
  const started = performance.now()
  writeFileSync(path, text.replace('"heading": "', `"heading": "${mark} `))
  while (!(await (await fetch(address)).text()).includes(mark)) await wait(10)
  return performance.now() - started
}

/** How long the authoring server takes to start, and to show what was saved, in milliseconds. `small` is another site, which makes the engine ready. */
export const measureAuthoring = async (
  engine: string,
  root: string,
  small: string,
): Promise<{ start: number; preview: number; saves: number }> => {
  await (await startAuthoring(engine, small)).stop()
  const { address, ms, stop } = await startAuthoring(engine, root)
  try {
    await (await fetch(`${address}/offices/0/2`)).text()
    const times: number[] = []
    for (let save = 0; save < saves; save += 1) {
      times.push(
        await saveAndSee(
          join(root, 'pages/offices/0/2.json'),
          `${address}/offices/0/2`,
          `Mark${save}x`,
        ),
      )
      await wait(300) // an author thinks, and the folder is still
    }
    return { start: ms, preview: median(times), saves }
  } finally {
    await stop()
  }
}
