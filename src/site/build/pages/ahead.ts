/** Makes things one after the other, a few of them at a time, and gives them in order as each is asked for. */
export async function* ahead<T, R>(
  things: Iterable<T>,
  atOnce: number,
  make: (thing: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = []
  for (const thing of things) {
    const one = make(thing)
    one.catch(() => {}) // it is thrown below, unless an earlier one has failed already
    running.push(one)
    if (running.length >= atOnce) yield await (running.shift() as Promise<R>) // there is at least this one
  }
  for (const one of running) yield await one
}
