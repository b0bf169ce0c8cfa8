import type { RichText } from '@rasteh/shop-store/reads/rich-text'

const WORDS_A_MINUTE = 200

/** How many minutes a text takes to read, at least one. */
export function readingMinutes(text: RichText): number {
  return Math.max(1, Math.round(wordsIn(text.root) / WORDS_A_MINUTE))
}

function wordsIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  const { text, children } = node as { text?: unknown; children?: unknown }
  const own = typeof text === 'string' ? (text.match(/\S+/g) ?? []).length : 0
  return Array.isArray(children) ? children.reduce((sum: number, child) => sum + wordsIn(child), own) : own
}
