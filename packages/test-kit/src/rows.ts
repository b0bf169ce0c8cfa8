/** The rows of the specification that a test proves: those in brackets at the very end of its own title. */
export function rowsOfTitle(title: string): string[] {
  const [, named = ''] = /\[([^[\]]+)\]$/.exec(title) ?? []
  const ids = named.split(/[,\s]+/)
  return ids.every((id) => /^S[1-9]\.\d{2,3}$/.test(id)) ? ids : []
}
