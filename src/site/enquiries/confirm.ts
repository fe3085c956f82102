import { createInterface } from 'node:readline'

/** Asks a person, and gives whether the answer was yes. Anything else, and an input that ends, is a no. */
export const confirm = (
  question: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<boolean> =>
  new Promise((resolve) => {
    const terminal = createInterface({ input, output })
    terminal.on('close', () => resolve(false)) // after an answer this no longer counts
    terminal.question(`${question} (yes/no) `, (answer) => {
      resolve(/^\s*y(es)?\s*$/i.test(answer))
      terminal.close()
    })
  })
