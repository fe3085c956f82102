import { readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'

type Attributes = Readonly<Record<string, string>>

const numberIn = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0)

/** Two half turns about a centre. */
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`

const rectangle = (attributes: Attributes): string => {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
    numberIn(attributes, name),
  ) as [number, number, number, number] // four names
  const rx = Math.min(numberIn(attributes, attributes['rx'] ? 'rx' : 'ry'), width / 2)
  const ry = Math.min(numberIn(attributes, attributes['ry'] ? 'ry' : 'rx'), height / 2)
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  const [across, down] = [width - 2 * rx, height - 2 * ry]
  return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
}

/** A path that may stand behind another: one that begins with a relative move begins where the other ends. */
const standsAlone = (d: string): string => {
  if (!d.startsWith('m')) return d
  const number = /[\s,]*([-+]?(?:\d*\.\d+|\d+))/y
  number.lastIndex = 1
  const [x, y] = [number.exec(d)?.[1], number.exec(d)?.[1]]
  const rest = d.slice(number.lastIndex)
  return `M${x} ${y}${/^[\s,]*[-+.\d]/.test(rest) ? 'l' : ''}${rest.trim()}`
}

const shapes: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: ({ d = '' }) => standsAlone(d),
  circle: (at) =>
    ellipse(numberIn(at, 'cx'), numberIn(at, 'cy'), numberIn(at, 'r'), numberIn(at, 'r')),
  ellipse: (at) =>
    ellipse(numberIn(at, 'cx'), numberIn(at, 'cy'), numberIn(at, 'rx'), numberIn(at, 'ry')),
  rect: rectangle,
  g: () => '',
}

/** The path of a drawing of the library. Throws where it is made of anything but lines. */
export const pathOf = (body: string): string => {
  let path = ''
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const shape = shapes[name]
      if (!shape || (attributes['fill'] ?? 'none') !== 'none')
        throw new Error(`A library icon has <${name} fill="${attributes['fill']}">.`)
      path += shape(attributes)
    },
  })
  parser.end(body)
  return path
}

/** The drawings of Lucide by name. */
export const libraryDrawings = (): Readonly<Record<string, { readonly body: string }>> =>
  (
    JSON.parse(readFileSync('node_modules/@iconify-json/lucide/icons.json', 'utf8')) as {
      icons: Record<string, { body: string }>
    }
  ).icons
