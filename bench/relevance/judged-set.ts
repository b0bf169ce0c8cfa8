import { createHash } from 'node:crypto'
import { onArabicKeyboard } from './errors/arabic-keyboard.ts'
import { chanceOf } from './errors/seeded.ts'
import { withTwoTypos, withTypo } from './errors/typos.ts'
import { latinOnPersianKeys, persianOnLatinKeys } from './errors/wrong-layout.ts'
import { type Intent, readIntent } from './intent.ts'
import { ATTRIBUTE } from './queries/attribute.ts'
import { TO_BE_SPOILED } from './queries/base-errors.ts'
import { BRAND } from './queries/brand.ts'
import { DIGITS } from './queries/digits.ts'
import { FINGLISH } from './queries/finglish.ts'
import { FORMS } from './queries/forms.ts'
import { HEAD } from './queries/head.ts'
import { LATIN_NAMES } from './queries/latin-names.ts'
import { LONG_TAIL } from './queries/long-tail.ts'
import { MODEL } from './queries/model.ts'

export const CLASSES = [
  'head',
  'brand',
  'model',
  'attribute',
  'forms',
  'arabic',
  'digits',
  'typo',
  'layout',
  'finglish',
  'long tail',
] as const

export type QueryClass = (typeof CLASSES)[number]
export type Half = 'tuning' | 'holdout'

export type JudgedQuery = {
  readonly text: string
  readonly queryClass: QueryClass
  readonly intent: Intent
  /** How many letters were mistyped. */
  readonly typos: 0 | 1 | 2
  readonly half: Half
}

type Line = { text: string; written: string }
type Spoiler = (text: string, chance: () => number) => string

/** Every query (those that the generators could not spoil are left out) with its intent. Queries with one intent stand in the same half, however they are spelled. */
export function judgedSet(): JudgedQuery[] {
  const clean = linesOf(TO_BE_SPOILED)
  return [
    ...judged('head', linesOf(HEAD)),
    ...judged('brand', linesOf(BRAND)),
    ...judged('model', linesOf(MODEL)),
    ...judged('attribute', linesOf(ATTRIBUTE)),
    ...judged('forms', linesOf(FORMS)),
    ...judged('arabic', spoiled(clean, onArabicKeyboard)),
    ...judged('digits', linesOf(DIGITS)),
    ...judged('typo', spoiled(clean, withTypo), 1),
    ...judged('typo', spoiled(linesOf(HEAD).filter(isLong), withTypo), 1),
    ...judged('typo', spoiled(clean, withTwoTypos), 2),
    ...judged('layout', spoiled(clean, persianOnLatinKeys)),
    ...judged('layout', spoiled(linesOf(LATIN_NAMES), latinOnPersianKeys)),
    ...judged('finglish', linesOf(FINGLISH)),
    ...judged('long tail', linesOf(LONG_TAIL)),
  ]
}

const LONG = 7
const isLong = ({ text }: Line) => text.length >= LONG

function linesOf(list: string): Line[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', written = ''] = line.split(' | ')
      return { text, written }
    })
}

const spoiled = (lines: Line[], spoil: Spoiler) =>
  lines
    .map(({ text, written }) => ({
      text: spoil(text, chanceOf(`${spoil.name}/${text}`)),
      clean: text,
      written,
    }))
    .filter(({ text, clean }) => text !== clean)

const judged = (queryClass: QueryClass, lines: Line[], typos: 0 | 1 | 2 = 0): JudgedQuery[] =>
  lines.map(({ text, written }) => ({
    text,
    queryClass,
    intent: readIntent(written),
    typos,
    half: halfOf(written),
  }))

function halfOf(written: string): Half {
  return createHash('sha256').update(`family/${written}`).digest().readUInt8(0) % 2 === 0
    ? 'tuning'
    : 'holdout'
}
