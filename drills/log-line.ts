/** Prints a drill's lines, each with the seconds since the drill began. */
export const logSince = (startedAt: number) => (line: string) =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${line}`)
