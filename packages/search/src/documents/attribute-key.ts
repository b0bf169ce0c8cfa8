/** A separator that no text of people contains. */
const BETWEEN = '\u001F'

/** An attribute and one of its values as one key. */
export const toAttributeKey = (name: string, value: string) => `${name}${BETWEEN}${value}`

export function fromAttributeKey(key: string): { name: string; value: string } {
  const at = key.indexOf(BETWEEN)
  return { name: key.slice(0, at), value: key.slice(at + 1) }
}
