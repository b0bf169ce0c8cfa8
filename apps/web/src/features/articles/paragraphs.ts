/** A written text as its paragraphs: an empty line parts them. */
export function toParagraphs(text: string): string[] {
  const parts = text.split(/\r?\n[ \t]*\r?\n/).map((part) => part.trim())
  return parts.filter(Boolean)
}
