const HASH_START = '#/compare/'

/** The part of the compare page's address that names its groups. */
export function formatCompareHash(groupIds: readonly number[]): string {
  return HASH_START + groupIds.join(',')
}

/** Reads the group ids from the compare page's address; whatever is not an id is left out. */
export function parseCompareHash(hash: string): readonly number[] {
  if (!hash.startsWith(HASH_START)) return []
  const ids = hash.slice(HASH_START.length).split(',').filter(isWrittenId).map(Number)
  return [...new Set(ids)]
}

function isWrittenId(part: string): boolean {
  return /^[1-9][0-9]{0,9}$/.test(part)
}
