/** An element as satori takes it: plain data, so that a picture's content can be compared and named by its hash. */
export type Box = {
  readonly type: string
  readonly props: {
    readonly style?: Readonly<Record<string, string | number>>
    readonly children?: unknown
    readonly [key: string]: unknown
  }
}

/** A box that lays its children out in a row or a column. */
export const box = (
  style: Readonly<Record<string, string | number>>,
  ...children: readonly (Box | string | undefined)[]
): Box => ({
  type: 'div',
  props: {
    style: { display: 'flex', ...style },
    children: children.filter((child) => child !== undefined),
  },
})

/** A picture by its address among the site's assets, its sides in pixels; the build puts the file in its place. */
export const image = (src: string, width: number, height: number): Box => ({
  type: 'img',
  props: { src, width, height },
})
