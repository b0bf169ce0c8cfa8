import { describe, expect, it } from 'vitest'
import { areaTexts } from './areas.ts'
import { HOMOGRAPHS } from './homographs.ts'
import { createLexicon, LEXICON, shippedConcepts } from './lexicon.ts'
import { readLexicon } from './read-lexicon.ts'

const CONCEPTS = shippedConcepts()
const BY_ID = new Map(CONCEPTS.map((concept) => [concept.id, concept]))
const headOf = (id: string) => BY_ID.get(id)?.words[0]?.text ?? id
function repeated(list: readonly string[]): string[] {
  const seen = new Set<string>()
  return list.filter((one) => seen.size === seen.add(one).size)
}

describe('the groups that ship', () => {
  it('are at least 2,500, each with an id of its own', () => {
    expect(CONCEPTS.length).toBeGreaterThanOrEqual(2500)
    expect(repeated(CONCEPTS.map(({ id }) => id))).toEqual([])
  })

  it('write each word once', () => {
    const twice = CONCEPTS.flatMap(({ words }) => repeated(words.map(({ folded }) => folded)))
    expect(twice).toEqual([])
  })

  it('share no word without a reason', () => {
    const keys = CONCEPTS.flatMap(({ words, asked }) => [
      ...new Set([...words.map(({ key }) => key), ...asked]),
    ])
    expect(new Set(repeated(keys))).toEqual(new Set(Object.keys(HOMOGRAPHS)))
  })

  it('name as kinds and as nearest only other groups', () => {
    const named = CONCEPTS.flatMap(({ kinds, near }) => [...kinds, ...near])
    expect(named.filter((id) => !BY_ID.has(id))).toEqual([])
    expect(CONCEPTS.flatMap(({ kinds }) => repeated(kinds))).toEqual([])
  })

  it('go round in no circle', () => {
    const done = new Set<string>()
    const circles: string[] = []
    const walk = (id: string, path: readonly string[]) => {
      if (path.includes(id)) circles.push([...path, id].map(headOf).join(' > '))
      if (path.includes(id) || done.has(id)) return
      for (const kind of BY_ID.get(id)?.kinds ?? []) walk(kind, [...path, id])
      done.add(id)
    }
    for (const { id } of CONCEPTS) walk(id, [])
    expect(circles).toEqual([])
  })

  it('are words and names, no longer than people type', () => {
    const odd = CONCEPTS.flatMap(({ words }) => words).filter(
      ({ text, folded, key }) =>
        key === '' || text.length > 40 || folded.split(' ').length > 5 || /[^\p{L}\p{N}\p{Cf} -]/u.test(text),
    )
    expect(odd.map(({ text }) => text)).toEqual([])
    expect(
      CONCEPTS.filter(({ words, kinds }) => words.length > 24 || kinds.length > 70).map(({ id }) => id),
    ).toEqual([])
  })

  it('are read fast, and keep little', () => {
    const used = process.cpuUsage()
    createLexicon(areaTexts.flatMap(({ text, sort }) => readLexicon(text, sort)))
    const { user } = process.cpuUsage(used)
    expect(user / 1000).toBeLessThan(400)
    expect(areaTexts.reduce((size, { text }) => size + text.length, 0)).toBeLessThan(400_000)
  })

  it('are looked up without going through them', () => {
    const words = CONCEPTS.map(({ words: [head] }) => head?.text ?? '')
    const used = process.cpuUsage()
    for (const word of words) LEXICON.meaningOf(word)
    const { user } = process.cpuUsage(used)
    expect(user / 1000 / words.length).toBeLessThan(1)
  })
})
