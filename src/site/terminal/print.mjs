/** All that a command writes goes through here, so that no document, file name or argument commands a terminal. */
import { printable } from '../../core/text/printable.mjs'

// Who reads only the beginning, as `head` does, has closed the pipe: what is left goes nowhere, and the command ends as it would have.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error
  })
}

/** The colours that lint's output is painted with, after all else in it was made printable. */
const colours = /(\u001b\[(?:0|1|31|33|36|90)m)/

/** @param {string} text @param {boolean} painted */
const shown = (text, painted) =>
  painted
    ? text
        .split(colours)
        .map((part, index) => (index % 2 === 1 ? part : printable(part)))
        .join('')
    : printable(text)

/** Writes what a command was asked for to standard output. `painted`: colours of ours are in it. @param {string} text */
export const print = (text, painted = false) => void process.stdout.write(shown(text, painted))

/** Says one thing on standard output. @param {string} text */
export const say = (text) => print(`${text}\n`)

/** Tells the person who looks, beside the data: on standard error. @param {string} text */
export const tell = (text, painted = false) =>
  void process.stderr.write(`${shown(text, painted)}\n`)

/** Writes data for a file to standard output, with every character as it is. Never for a terminal. @param {string} text */
export const writeData = (text) => void process.stdout.write(text)
