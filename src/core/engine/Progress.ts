/** Tells what a command is at, and how far: `Drawing pages`, 120 of 10,000. Cheap enough to be called for each of them. */
export type Progress = (doing: string, done?: number, of?: number) => void
