import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldText } from '@rasteh/persian-text/fold'
import type { Grade } from '../grade.ts'

export type Half = 'dev' | 'used' | 'holdout'
export const SORTS = ['relevant', 'cheapest', 'newest', 'dearest'] as const
export type Sort = (typeof SORTS)[number]

/** A query and the grades of products by what their codes begin with or are. Without grades nothing is sold that fits. */
export type JudgedQuery = {
  readonly queryClass: string
  readonly text: string
  readonly sort: Sort
  readonly gradeOf: (code: string) => Grade
}

/** What somebody means to type, and what a right suggestion is. */
export type JudgedTyping = {
  readonly queryClass: string
  readonly text: string
  readonly isRightProduct: (code: string) => boolean
  readonly isRightTerm: (term: string) => boolean
}

export function readQueries(half: Half): JudgedQuery[] {
  return readLines(`${half}.txt`).map(({ queryClass, fields: [typed = '', ...grades] }) => {
    const [text = '', sort = 'relevant'] = typed.split(' @')
    const patterns = grades.map(toPatterns)
    const gradeOf = (code: string): Grade => {
      const place = patterns.findIndex((isMet) => isMet(code))
      return place < 0 ? 0 : (GRADES[place] ?? 0)
    }
    return { queryClass, text, sort: SORTS.find((known) => known === sort) ?? 'relevant', gradeOf }
  })
}

export function readTypings(half: Half): JudgedTyping[] {
  return readLines(`suggest-${half === 'dev' ? 'dev' : 'holdout'}.txt`).map(
    ({ queryClass, fields: [text = '', codes = '-', word = '-'] }) => {
      const wanted = foldWord(word)
      return {
        queryClass,
        text,
        isRightProduct: toPatterns(codes),
        isRightTerm: (term) => word !== '-' && foldWord(term).includes(wanted),
      }
    },
  )
}

/** What a text of so many letters looks like while it is typed; null when it has fewer. */
export function begunWith(text: string, letters: number): string | null {
  const chars = Array.from(text)
  let seen = 0
  for (const [index, char] of chars.entries()) {
    if (char !== ' ' && char !== '\u200C') seen += 1
    if (seen === letters) return chars.slice(0, index + 1).join('')
  }
  return null
}

const GRADES: readonly Grade[] = [3, 2, 1]
const foldWord = (text: string) => foldText(text.replaceAll('\u200C', ''))

function toPatterns(codes: string): (code: string) => boolean {
  const wanted = codes.split(' ').filter((code) => code !== '-' && code !== '')
  return (code) =>
    wanted.some((one) => (one.endsWith('*') ? code.startsWith(one.slice(0, -1)) : one === code))
}

// A bracket is also a letter of the other keyboard.
const CLASS = /^\[([a-z-]+)\]$/

function readLines(file: string): { queryClass: string; fields: string[] }[] {
  const lines = readFileSync(join(import.meta.dirname, '../seeded', file), 'utf8').split('\n')
  let queryClass = ''
  return lines.flatMap((line) => {
    const heading = CLASS.exec(line)?.[1]
    if (heading) queryClass = heading
    if (heading || line.trim() === '' || line.startsWith('#')) return []
    return [{ queryClass, fields: line.split(' | ').map((field) => field.trim()) }]
  })
}
