let count = 0

/**
 * A client address that no other client has, in a /24 of its own. On Linux every address of 127.0.0.0/8 may be the
 * source of a connection to 127.0.0.1, so the shop sees as many strangers as there are.
 */
export function newAddress(): string {
  count += 1
  return `127.${10 + Math.floor(count / 250)}.${1 + (count % 250)}.7`
}

/** So many addresses, each in a /24 of its own. */
export const newAddresses = (wanted: number): string[] => Array.from({ length: wanted }, newAddress)
