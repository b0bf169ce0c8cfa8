const ROWS = ['ضصثقفغعهخحجچ', 'شسیبلاتنمکگ', 'ظطزرذدپو']

/** Letters that sound alike: which one a word takes is what people forget. */
const SOUNDS = ['زذضظ', 'سصث', 'تط', 'حه', 'قغ', 'اع']

const SHORTEST = 4

/** One slip of the finger or of the memory in a word of four letters or more; the first letter is rarely wrong. */
export function withTypo(text: string, chance: () => number): string {
  const words = text.split(' ')
  const long = words.flatMap((word, index) => (word.length >= SHORTEST ? [index] : []))
  const at = long[Math.floor(chance() * long.length)]
  if (at === undefined) return text
  const word = words[at] ?? ''
  const spoiled = spoil(word, chance)
  return words.with(at, spoiled === word ? dropped(word, chance) : spoiled).join(' ')
}

/** Two slips, in words of seven letters or more altogether. */
export function withTwoTypos(text: string, chance: () => number): string {
  const once = withTypo(text, chance)
  const twice = withTypo(once, chance)
  return twice === text ? withTypo(twice, chance) : twice
}

function spoil(word: string, chance: () => number): string {
  const kind = chance()
  if (kind < 0.3) return replaced(word, chance, soundsLike)
  if (kind < 0.55) return replaced(word, chance, neighbours)
  if (kind < 0.75) return dropped(word, chance)
  return kind < 0.88 ? swapped(word, chance) : doubled(word, chance)
}

/** Any place but the first. */
const placeIn = (word: string, chance: () => number) => 1 + Math.floor(chance() * (word.length - 1))

function replaced(word: string, chance: () => number, others: (char: string) => string[]): string {
  const places = [...word].flatMap((char, index) => (others(char).length > 0 ? [index] : []))
  const place = places[Math.floor(chance() * places.length)]
  if (place === undefined) return word
  const letters = others(word[place] ?? '')
  return word.slice(0, place) + (letters[Math.floor(chance() * letters.length)] ?? '') + word.slice(place + 1)
}

const soundsLike = (char: string) =>
  SOUNDS.filter((group) => group.includes(char)).flatMap((group) => [...group].filter((one) => one !== char))

const neighbours = (char: string) =>
  ROWS.flatMap((row) => {
    const place = row.indexOf(char)
    return place < 0 ? [] : [row[place - 1], row[place + 1]].filter((one) => one !== undefined)
  })

function dropped(word: string, chance: () => number): string {
  const place = placeIn(word, chance)
  return word.slice(0, place) + word.slice(place + 1)
}

function doubled(word: string, chance: () => number): string {
  const place = placeIn(word, chance)
  return word.slice(0, place) + word[place] + word.slice(place)
}

function swapped(word: string, chance: () => number): string {
  const place = Math.min(placeIn(word, chance), word.length - 2)
  return word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2)
}
