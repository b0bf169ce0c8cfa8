const KEY_BYTES = 16

/** A name for one press of the button. `randomUUID` would be shorter, but browsers keep it from sites without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
