import type { WantedAttribute } from '@rasteh/search/product-search'

const ATTRIBUTES_MAX = 50
const MARK = ':'

/** Reads `name:value` texts of a URL; values of one name are together. What is no such text is left out. */
export function readAttributes(texts: string | string[] | undefined): WantedAttribute[] {
  const pairs = [...new Set([texts ?? []].flat())].slice(0, ATTRIBUTES_MAX).flatMap(toPair)
  const byName = Map.groupBy(pairs, ({ name }) => name)
  return [...byName].map(([name, same]) => ({ name, values: same.map(({ value }) => value) }))
}

/** The same as `name:value` texts. */
export function toAttributeTexts(attributes: readonly WantedAttribute[]): string[] {
  return attributes.flatMap(({ name, values }) => values.map((value) => toAttributeText(name, value)))
}

export const toAttributeText = (name: string, value: string) => `${name}${MARK}${value}`

export function hasAttribute(attributes: readonly WantedAttribute[], name: string, value: string): boolean {
  return attributes.some((wanted) => wanted.name === name && wanted.values.includes(value))
}

/** What remains wanted without this value. */
export function withoutAttribute(attributes: readonly WantedAttribute[], text: string): WantedAttribute[] {
  return readAttributes(toAttributeTexts(attributes).filter((other) => other !== text))
}

function toPair(text: string): { name: string; value: string }[] {
  const at = text.indexOf(MARK)
  const name = text.slice(0, at).trim()
  const value = text.slice(at + 1).trim()
  return at < 1 || name === '' || value === '' ? [] : [{ name, value }]
}
