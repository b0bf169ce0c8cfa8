/** The lower-case words of a camelCase, PascalCase, kebab-case or snake_case name: `openBackRoom` → open, back, room. */
export function splitName(name: string): string[] {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []
  return words.map((word) => word.toLowerCase())
}

/** Whether `words` contain `wanted` as one run: back, room in open, back, room. */
export function hasRun(words: readonly string[], wanted: readonly string[]): boolean {
  return words.some((_, start) => wanted.every((word, offset) => words[start + offset] === word))
}
