import { toPersianLetters } from '@rasteh/persian-text/fold'

export const TAG_MAX_LENGTH = 40
export const TAGS_MAX = 12

/**
 * A tag as it is kept and as its URL names it: Persian letters, one space between words, no `#` before it. What cannot be
 * in a segment of a path becomes a space; a tag of such characters alone is empty.
 */
export function fitTag(tag: string): string {
  return toPersianLetters(tag.toWellFormed())
    .replace(NOT_IN_PATHS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TAG_MAX_LENGTH)
    .toWellFormed()
    .replace('\ufffd', '')
    .trim()
}

/** The tags of a text: each once, whatever its case, and the first twelve. */
export function fitTags(tags: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const tag of tags.map(fitTag)) {
    const name = tag.toLowerCase()
    if (tag !== '' && !byName.has(name)) byName.set(name, tag)
  }
  return [...byName.values()].slice(0, TAGS_MAX)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it takes out
const NOT_IN_PATHS = /[\x00-\x1f\x7f#/\\.%?\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/g
