import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What is left of a font: the glyphs of code points or, where `glyphs` are given, just these; of a variable font one weight. */
export type Cut = {
  readonly codes: Iterable<number>
  readonly glyphs?: Iterable<number>
  readonly weight?: number | undefined
}

/** Functions of HarfBuzz's subsetter, by its C interface: numbers are addresses, sizes and flags. */
type Exports = { readonly memory: WebAssembly.Memory } & Readonly<
  Record<string, (...values: number[]) => number>
>

const tagOf = (name: string): number =>
  [...name].reduce((tag, letter) => (tag << 8) + letter.charCodeAt(0), 0)

/** Source: hb-subset.h. */
const writable = 2
/** The sign for what a face lacks keeps its shape: a device that lacks it too shows a box, and not a gap. */
const flags = { noHinting: 1, notdefOutline: 0x40, noLayoutClosure: 0x200 } as const
const features = 6

/** Kerning, marks and what a script needs are kept, figures of one width too; small capitals and other forms that no style asks for are not. */
const layoutFeatures = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'locl',
  'lnum',
  'mark',
  'mkmk',
  'rlig',
  'tnum',
]
const forScripts = [
  'init',
  'medi',
  'fina',
  'isol',
  'nukt',
  'akhn',
  'rphf',
  'rkrf',
  'blwf',
  'half',
  'pstf',
  'vatu',
  'cjct',
  'pres',
  'abvs',
  'blws',
  'psts',
  'haln',
  'abvm',
  'blwm',
  'dist',
  'curs',
]

const load = async (): Promise<Exports> => {
  const file = readFileSync(
    createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'),
  )
  const { instance } = await WebAssembly.instantiate(file)
  const library = instance.exports as unknown as Exports // the module's own interface, which no type describes
  library['_initialize']?.()
  return library
}

let loaded: Promise<Exports> | undefined

const call = (library: Exports, name: string, ...values: number[]): number => {
  const made = library[name]?.(...values)
  if (made === undefined && !(name in library)) throw new Error(`HarfBuzz has no ${name}.`)
  return made ?? 0
}

/** Cuts a font (TrueType or OpenType, unpacked) down. Throws where HarfBuzz can't read it. */
export const subset = async (font: Uint8Array, { codes, glyphs, weight }: Cut): Promise<Buffer> => {
  loaded ??= load()
  const library = await loaded
  const run = (name: string, ...values: number[]) => call(library, name, ...values)
  const place = run('malloc', font.length)
  new Uint8Array(library.memory.buffer).set(font, place)
  const blob = run('hb_blob_create', place, font.length, writable, 0, 0)
  const face = run('hb_face_create', blob, 0)
  const input = run('hb_subset_input_create_or_fail')
  run(
    'hb_subset_input_set_flags',
    input,
    flags.noHinting | flags.notdefOutline | (glyphs ? flags.noLayoutClosure : 0),
  )
  const wanted = run('hb_subset_input_set', input, features)
  run('hb_set_clear', wanted)
  for (const name of [...layoutFeatures, ...(glyphs ? forScripts : [])])
    run('hb_set_add', wanted, tagOf(name))
  const points = run('hb_subset_input_unicode_set', input)
  for (const code of codes) run('hb_set_add', points, code)
  const ids = run('hb_subset_input_glyph_set', input)
  for (const glyph of glyphs ?? []) run('hb_set_add', ids, glyph)
  if (weight !== undefined)
    run('hb_subset_input_pin_axis_location', input, face, tagOf('wght'), weight)
  const cut = run('hb_subset_or_fail', face, input)
  if (cut === 0) throw new Error('HarfBuzz could not cut the font down.')
  const result = run('hb_face_reference_blob', cut)
  const at = run('hb_blob_get_data', result, 0)
  const made = Buffer.from(
    new Uint8Array(library.memory.buffer, at, run('hb_blob_get_length', result)),
  )
  for (const part of [result, blob]) run('hb_blob_destroy', part)
  for (const part of [cut, face]) run('hb_face_destroy', part)
  run('hb_subset_input_destroy', input)
  run('free', place)
  return made
}
