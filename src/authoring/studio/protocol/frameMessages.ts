import { z } from './zod.ts'

/**
 * What the studio and the page in its frame say to each other. They stand on two origins: the frame's runs whatever the site brings, and
 * may never write. The studio hands the frame a `MessagePort` (`hello`) when its script says that it is there; all else goes through that.
 */

/**
 * The handshake: a page in the frame posts `frameIsThere` to its parent, with the studio's exact origin as the target, and an id of its own in it; the
 * studio answers the frame's window with the `hello` of that id and the port in `ports[0]`. A page that the frame has left meanwhile has asked, too: its
 * answer comes to the next one, for which it is not meant. The frame's script is told the studio's origin by `data-studio` of its own script element.
 */
export const frameIsThere = 'studio:frame-is-there '
export const hello = 'studio:hello '
/** Under this name the frame's script makes HTML of what the studio draws; a page's policy allows no other. */
export const trustedName = 'broadsheet-studio'

/** A text of a document: its file, its JSON pointer, and what is written there, markup and references included. */
const textPlace = z.object({ file: z.string().max(500), pointer: z.string().max(500) })

/** A rectangle of the frame's window, in CSS pixels. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** How words are set apart. */
export const textMark = z.enum(['strong', 'emphasis', 'code', 'link'])
export type TextMark = z.infer<typeof textMark>

/** A text, and what it says before, within and after the words that become a link. */
export const linkedText = z.object({
  ...textPlace.shape,
  text: z.string().max(100_000),
  before: z.string().max(100_000),
  words: z.string().max(100_000),
  after: z.string().max(100_000),
})
export type LinkedText = z.infer<typeof linkedText>

/** From the page to the studio. */
export const fromFrame = z.discriminatedUnion('kind', [
  /** The page stands: its address, and how many milliseconds ago the browser began to load it. */
  z.object({
    kind: z.literal('shown'),
    route: z.string().max(2000),
    stamp: z.string().max(100),
    age: z.number().optional(),
  }),
  /** Something was chosen: a block by its number in the file, and what of it by pointer, where the page knows that. */
  z.object({
    kind: z.literal('chosen'),
    file: z.string().max(500),
    pointer: z.string().max(500),
    box,
  }),
  /** What the pointer is on; nothing where it has left. */
  z.object({
    kind: z.literal('pointed'),
    at: z.object({ file: z.string().max(500), pointer: z.string().max(500), box }).optional(),
  }),
  /** A text is being typed: what it says now, as it is written in a document. `done` once the author has left it. */
  z.object({
    kind: z.literal('typed'),
    ...textPlace.shape,
    text: z.string().max(100_000),
    before: z.string().max(100_000),
    done: z.boolean(),
  }),
  /**
   * Enter in a text that is an entry of a list (a paragraph, an item): a further entry that says `text` is wanted after it; what stands before the caret
   * has been told by `typed`. Backspace in an empty one: it is to go, and the caret into the one before it. Once it is drawn, the studio sends `choose` with `types`.
   * `leave`: nothing was typed in an entry that Enter began, and its author went elsewhere.
   */
  z.object({
    kind: z.literal('entry'),
    does: z.enum(['add', 'remove', 'leave']),
    ...textPlace.shape,
    text: z.string().max(100_000),
  }),
  /**
   * More than a text was pasted: the blocks' worth of it, for the studio to offer. `replaces`: the whole text had been chosen. `hasPictures`: some were
   * left out. `around`: what an entry says before and after the caret.
   */
  z.object({
    kind: z.literal('pasted'),
    ...textPlace.shape,
    replaces: z.boolean().optional(),
    around: z
      .object({ before: z.string().max(100_000), after: z.string().max(100_000) })
      .optional(),
    hasPictures: z.boolean().optional(),
    parts: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('paragraph'), text: z.string() }),
        z.object({ kind: z.literal('heading'), text: z.string() }),
        z.object({ kind: z.literal('list'), items: z.array(z.string()), isNumbered: z.boolean() }),
        /** `hasHead`: its first row is marked as the one that names the columns. */
        z.object({
          kind: z.literal('table'),
          rows: z.array(z.array(z.string())),
          hasHead: z.boolean().optional(),
        }),
      ]),
    ),
  }),
  /** The author wants to put in a fact or a link where the caret is; the studio answers with `put`. */
  z.object({
    kind: z.literal('wants'),
    what: z.enum(['fact', 'link']),
    box,
    href: z.string().max(2000).optional(),
    /** The text in which a link is wanted: what it says, and that before, within and after the link, where a page may be made first. */
    link: linkedText.optional(),
  }),
  /** A link was followed on the page. */
  z.object({ kind: z.literal('follow'), href: z.string().max(2000) }),
  /** A key that is the studio's: undo, redo, save, search, Escape out of the page. `types`: what the text says in which the caret is to stay. */
  z.object({
    kind: z.literal('key'),
    key: z.enum(['undo', 'redo', 'save', 'search', 'leave', 'remove', 'up', 'down', 'duplicate']),
    types: z.string().max(100_000).optional(),
  }),
  /** Somebody types, and nothing takes it. */
  z.object({ kind: z.literal('lost') }),
  /** The page goes from the frame, with keys that wait for a text; `hasTaken`: those of the studio are among them, or were typed. */
  z.object({
    kind: z.literal('gone'),
    keys: z.string().max(100_000),
    hasTaken: z.boolean(),
  }),
  /** Whether a text is typed in, and how far from its end; which marks what is selected has, where it can have any. */
  z.object({
    kind: z.literal('writing'),
    fromEnd: z.number().int().min(0).optional(),
    marks: z.array(textMark).optional(),
    isOpen: z.boolean(),
  }),
  /** Where blocks stand now, for the bars that the studio draws over them. */
  z.object({
    kind: z.literal('blocks'),
    blocks: z.array(z.object({ index: z.number().int(), box })),
    height: z.number(),
    /** So much of the window is covered by a header that stays there. */
    covered: z.number(),
  }),
])
export type FromFrame = z.infer<typeof fromFrame>

/** A text that is typed in the panel, and what it says now. */
const typedText = z.object({ file: z.string(), pointer: z.string(), text: z.string() })
export type TypedText = z.infer<typeof typedText>

/** What is done to a block, by its number in the page that was drawn last: it goes, stands there twice, or goes before or after another one. */
const arrangement = z.object({
  block: z.number().int(),
  does: z.enum(['goes', 'doubles', 'before', 'after']),
  other: z.number().int().optional(),
})
export type Arrangement = Readonly<z.infer<typeof arrangement>>

/** From the studio to the page. */
export const toFrame = z.discriminatedUnion('kind', [
  /** The page as it is drawn now, and the texts on it by their number in its marks. The frame takes over what differs, and keeps caret and scroll. */
  z.object({
    kind: z.literal('draw'),
    html: z.string(),
    stamp: z.string(),
    texts: z.array(typedText).optional(),
  }),
  /** Shows what is being done to a block before it is drawn so; the next `draw` says what has come of it. */
  arrangement.extend({ kind: z.literal('arrange') }),
  /**
   * Shows what is chosen in the panel. `types`: the caret goes into that text, at its beginning or end or so far before that, as soon as it is drawn; `text` is what it says
   * then, where another text stands at that pointer until it is.
   */
  z.object({
    kind: z.literal('choose'),
    file: z.string(),
    pointer: z.string(),
    scroll: z.boolean(),
    types: z.union([z.enum(['start', 'end']), z.number().int().min(0)]).optional(),
    text: z.string().optional(),
    /** Was typed while the page was away. */
    keys: z.string().optional(),
    heard: z.number().optional(),
  }),
  /** The page shows it in its place at once, and as it is built with the next `draw`. */
  typedText.extend({ kind: z.literal('write') }),
  /** The author has gone over to the studio's own controls: nothing is typed on the page any more. What is chosen stays so. */
  z.object({ kind: z.literal('leave') }),
  /** Nothing is chosen any more. `heard`: how many times the page has reported `chosen` before that. */
  z.object({ kind: z.literal('unchoose'), heard: z.number().optional() }),
  /** What is put where the caret is, as `wants` asked; `words` are those of a link where none are selected. */
  z.object({
    kind: z.literal('put'),
    what: z.union([
      z.object({ fact: z.string(), format: z.string().optional(), text: z.string() }),
      z.object({ href: z.string(), words: z.string().optional() }),
    ]),
  }),
  /** Sets what is selected apart, or no more; `fact` and `link` are asked for by `wants`. */
  z.object({ kind: z.literal('mark'), mark: z.union([textMark, z.literal('fact')]) }),
  /** Facts by name, for chips: what `{{name}}` says. */
  z.object({ kind: z.literal('facts'), text: z.record(z.string(), z.string()) }),
  /** Where findings stand, by pointer, to be marked on the page. */
  z.object({
    kind: z.literal('findings'),
    findings: z.array(
      z.object({
        file: z.string(),
        pointer: z.string(),
        severity: z.enum(['error', 'warning', 'note']),
        message: z.string(),
      }),
    ),
  }),
  /** The addresses of drafts: on the page is marked what leads to one, which visitors do not get yet. */
  z.object({ kind: z.literal('drafts'), routes: z.array(z.string()) }),
  /** Whether clicks edit, or lead on as for a visitor. */
  z.object({ kind: z.literal('mode'), mode: z.enum(['write', 'look']) }),
  /** In which colours the page is shown, whatever the system has. */
  z.object({ kind: z.literal('scheme'), scheme: z.enum(['light', 'dark']) }),
])
export type ToFrame = z.infer<typeof toFrame>
/** A link or a figure that an author has chosen. */
export type Put = Extract<ToFrame, { kind: 'put' }>['what']

/** One text on a page, as the page's marks number it: `<!--t:3-->…<!--/t:3-->`; a fact inside: `<!--f:repair.fee-->£45<!--/f-->`. */
export type MarkedText = {
  readonly file: string
  readonly pointer: string
  readonly text: string
  readonly isMarkup: boolean
  readonly title: string
}
