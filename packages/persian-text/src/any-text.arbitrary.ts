import fc from 'fast-check'

const CODE_POINT_RANGES = [
  { min: 0x20, max: 0x24f },
  { min: 0x600, max: 0x6ff },
  { min: 0x2000, max: 0x206f },
  { min: 0xfb50, max: 0xfeff },
  { min: 0, max: 0xd7ff },
  { min: 0xe000, max: 0x10ffff },
]

// fast-check's own `binary` unit spends more than a second preparing before the first case.
const character = fc
  .oneof(...CODE_POINT_RANGES.map((range) => fc.integer(range)))
  .map((codePoint) => String.fromCodePoint(codePoint))

/** Text of any characters, with the Arabic script and the invisible marks more frequent than by chance. */
export const anyText = fc.array(character, { maxLength: 40 }).map((characters) => characters.join(''))
