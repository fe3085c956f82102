import { z } from 'zod'

const text = z.string().max(5000)
const name = z.string().max(2000)
/** A place in a document: the file's path and a JSON pointer. */
const place = z.object({ file: z.string().max(500), pointer: z.string().max(1000) })
export type At = Readonly<z.infer<typeof place>>

/** Before or after an entry of a list, or at the end of a list. */
const position = z.union([
  z.object({ before: place }),
  z.object({ after: place }),
  z.object({ into: place }),
])
export type Position = z.infer<typeof position>

/** What has a name that other things go by. `name` is a route, an id, an address, or the name behind the colon or the last slash. */
const target = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['page', 'folder', 'dialog', 'asset', 'fact', 'form']), name }),
  z.object({ kind: z.literal('place'), route: name, name }),
  z.object({ kind: z.literal('field'), form: name, name }),
  z.object({ kind: z.literal('option'), form: name, field: name, name }),
])
export type Target = z.infer<typeof target>

/** `in`: a page or folder; `hits`: which of the places found there, numbered from 1. */
const found = {
  in: name.optional(),
  hits: z.union([z.literal('all'), z.array(z.number().int()).readonly()]).optional(),
}

/** What can be done to a site's content. */
export const command = z.discriminatedUnion('kind', [
  /** What `value` does not say is as in a new entry; of blocks it says the type. */
  z.object({ kind: z.literal('insertEntry'), position, value: z.unknown().optional() }),
  z.object({ kind: z.literal('copyEntry'), at: place, position: position.optional() }),
  z.object({ kind: z.literal('moveEntry'), at: place, by: z.literal([-1, 1]) }),
  z.object({ kind: z.literal('moveEntryTo'), at: place, position }),
  /** Links to places in it lead to `to`. */
  z.object({ kind: z.literal('removeEntry'), at: place, to: name.optional() }),
  z.object({ kind: z.literal('hideBlock'), at: place }),
  z.object({ kind: z.literal('showBlock'), at: place }),
  z.object({ kind: z.literal('turnBlock'), at: place, type: name }),
  z.object({ kind: z.literal('copyPage'), from: name, to: name, title: text.optional() }),
  z.object({ kind: z.literal('rename'), from: target, to: target }),
  /** What named it names `to` then, which is of the same kind; of pages any address will do. */
  z.object({ kind: z.literal('remove'), target, to: z.union([target, name]).optional() }),
  z.object({
    kind: z.literal('makeFact'),
    figure: text,
    name,
    label: text,
    source: text,
    asOf: text,
    reviewBy: text.optional(),
    ...found,
  }),
  z.object({ kind: z.literal('writeOutFact'), name, in: found.in }),
  z.object({
    kind: z.literal('replaceText'),
    text,
    by: text,
    likeness: z.enum(['exact', 'alike']),
    ...found,
  }),
  z.object({ kind: z.literal('replacePicture'), from: name, to: name, alt: text.optional() }),
])
export type Command = z.infer<typeof command>

const positionWith = (position: Position, placeOf: (place: At) => At): Position => {
  if ('into' in position) return { into: placeOf(position.into) }
  return 'before' in position
    ? { before: placeOf(position.before) }
    : { after: placeOf(position.after) }
}

/** A command with other places. */
export const withPlaces = <C extends object>(command: C, placeOf: (place: At) => At): C => {
  const { at, position } = command as { readonly at?: At; readonly position?: Position } // these two names of a command hold all of its places
  return {
    ...command,
    ...(at ? { at: placeOf(at) } : {}),
    ...(position ? { position: positionWith(position, placeOf) } : {}),
  }
}
