const nobody = new Int32Array(new SharedArrayBuffer(4))

/** Waits for ten milliseconds where nothing can be awaited. */
export const pause = (): void => {
  Atomics.wait(nobody, 0, 0, 10)
}
