import { type Found, scanScript } from './scan-script.ts'
import { PHRASE_RULES, type PhraseRule } from './word-rules.ts'

export type SaidAt = { rule: PhraseRule; file: string; line: number }

const rules = PHRASE_RULES.map((rule) => ({
  rule,
  // A phrase may be broken over two lines of a comment.
  pattern: new RegExp(`\\b${rule.phrase.replaceAll(' ', '[\\s*/#-]+')}\\b`, 'gi'),
}))
const BLOCK = /\/\*[\s\S]*?\*\//g
const COMMENTS: Record<string, RegExp> = {
  css: BLOCK,
  sql: /--[^\n]*|\/\*[\s\S]*?\*\//g,
  vcl: /(?:#|\/\/)[^\n]*|\/\*[\s\S]*?\*\//g,
  sh: /(?<=^|\s)#[^\n]*/g,
  yml: /(?<=^|\s)#[^\n]*/g,
  yaml: /(?<=^|\s)#[^\n]*/g,
}
const SCRIPT = /\.[cm]?[jt]sx?$/

/** Code and quoted names of tests in a guide. */
const QUOTED = /`[^`\n]*`|"[^"\n]*"/g

/** The comments of a file by its ending; a guide is one comment as a whole, without what it quotes. */
export function commentsOf(file: string, text: string): Found[] {
  if (file.endsWith('.md')) return [{ text: text.replaceAll(QUOTED, ''), line: 1 }]
  if (SCRIPT.test(file)) return scanScript(text).comments
  const pattern = COMMENTS[file.slice(file.lastIndexOf('.') + 1)]
  if (!pattern) return []
  return [...text.matchAll(pattern)].map(({ 0: comment, index }) => ({
    text: comment,
    line: lineAt(text, index),
  }))
}

export function findPhrases(file: string, comments: readonly Found[]): SaidAt[] {
  return comments.flatMap(({ text, line }) =>
    rules.flatMap(({ rule, pattern }) =>
      [...text.matchAll(pattern)].map(({ index }) => ({ rule, file, line: line + lineAt(text, index) - 1 })),
    ),
  )
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
