const KEY_BYTES = 16

/**
 * A key for one action of the visitor: sent again with the same key, it is done once. `randomUUID` would be shorter, but
 * browsers keep it from sites without https.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
