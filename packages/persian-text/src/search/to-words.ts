import { isEnding } from './endings.ts'
import { joinAmounts } from './join-amounts.ts'
import { type Run, splitRuns } from './split-runs.ts'
import type { Word } from './word.ts'

// No name is longer; what is, was sent to hurt.
const TOKEN_GROWS_TO = 64
const DIMENSIONS = /^\d+(?:x\d+)+$/
const DECIMAL = /^\d+\.\d+[a-z]*$/
const THOUSANDS = /^\d{1,3}(?:[,٬]\d{3})+(?![\d,٬])/

/**
 * The words of a text in their one spelling, for index and query alike: endings stand with their word, numbers with
 * their unit, a half-space or a hyphen inside a name joins it.
 */
export function toWords(text: string): Word[] {
  const words: Word[] = []
  for (const run of splitRuns(text).flatMap(splitNumbers)) {
    const before = words.at(-1)
    if (before && run.kind === 'letters' && isEnding(run.text, before.token)) {
      // After a Latin name or a number an ending says nothing: «PC ها».
      if (canGrow(before) && before.kind === 'letters') words[words.length - 1] = withEnding(before, run.text)
    } else if (before && run.tie === 'tight' && canGrow(before)) {
      words[words.length - 1] = withPart(before, run)
    } else {
      words.push({ token: run.text, parts: [run.text], kind: run.kind })
    }
  }
  return joinAmounts(words)
}

/** The words of a text as tokens. */
export function toTokens(text: string): string[] {
  return toWords(text).map((word) => word.token)
}

function canGrow(word: Word): boolean {
  return word.token.length < TOKEN_GROWS_TO
}

function splitNumbers(run: Run): Run[] {
  if (run.kind === 'letters') return [run]
  if (DIMENSIONS.test(run.text)) {
    return run.text
      .split('x')
      .map((text, index) => ({ text, kind: 'number', tie: index ? 'loose' : run.tie }))
  }
  const whole = run.text.replace(THOUSANDS, (digits) => digits.replace(/[,٬]/g, '')).replace(/٫/g, '.')
  const pieces = whole.split(/[,٬]/).flatMap((piece) => (DECIMAL.test(piece) ? [piece] : piece.split('.')))
  return pieces.filter(Boolean).map((text, index) => ({ ...run, text, tie: index ? 'loose' : run.tie }))
}

function withEnding(word: Word, ending: string): Word {
  const last = word.parts.at(-1) ?? ''
  return { ...word, token: word.token + ending, parts: [...word.parts.slice(0, -1), last + ending] }
}

function withPart(word: Word, run: Run): Word {
  return {
    token: word.token + run.text,
    parts: [...word.parts, run.text],
    kind: run.kind === 'number' ? word.kind : run.kind,
  }
}
