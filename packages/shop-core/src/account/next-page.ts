/** Where to go after signing in: a path of this site, never another site's address in disguise. */
export function toNextPage(asked: string | null | undefined, otherwise: string): string {
  if (!asked || !/^\/(?![/\\])/.test(asked)) return otherwise
  // A browser drops tabs and line breaks and reads a backslash as a slash, so a path with one is no plain path.
  for (const character of asked) if (character < '!' || character === '\\') return otherwise
  return asked
}
