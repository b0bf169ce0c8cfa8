/** Where sealed bytes lie. Names are given by the shop, never by people. */
export type FileStorage = {
  /** When it answers, the bytes outlive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null: there are no such bytes. */
  get(name: string): Promise<Uint8Array | null>
  /** Also of what was half written; no bytes there is no failure. */
  remove(name: string): Promise<void>
}

const NAME = /^[0-9a-f]{32}$/

/** Refuses a name that could lead anywhere else; one that does is a bug. */
export function checkStorageName(name: string): string {
  if (!NAME.test(name)) throw new Error('a storage name is 32 hexadecimal digits')
  return name
}
