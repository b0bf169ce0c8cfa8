type Field = { value?: unknown }

/** The full path follows the address and the page above, whatever the form holds; the moment says which state it is of. */
const ALWAYS = ['path', 'updatedAt']

/**
 * What the server has filled in while it saved: addresses, and the numbers of new modules, which the next save must name again.
 * Only a field that is as it was sent takes it.
 */
export function madeByServer(
  sent: Readonly<Record<string, Field>>,
  now: Readonly<Record<string, Field>>,
  doc: unknown,
): { path: string; value: string | number }[] {
  return Object.keys(sent).flatMap((path) => {
    const [before, value] = [sent[path]?.value, valueAt(doc, path)]
    const isEmpty = before === undefined || before === null || before === ''
    if (!(isEmpty || ALWAYS.includes(path)) || now[path]?.value !== before) return []
    const isMade = (typeof value === 'string' && value !== '') || typeof value === 'number'
    return isMade && value !== before ? [{ path, value }] : []
  })
}

const valueAt = (doc: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], doc)
