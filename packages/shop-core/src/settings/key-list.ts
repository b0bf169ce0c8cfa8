const KEY = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/]{43}=)$/

/** Keys by name, in the order they stand: the first makes what is new, the others still open what they made. */
export type KeyList = ReadonlyMap<string, Uint8Array>

/** Reads `name:key name:key …`, each key 32 bytes in base64. Says what is wrong with the setting, and never a key. */
export function readKeyList(setting: string, text: string): KeyList {
  const entries = text.split(/\s+/).filter(Boolean)
  if (entries.length === 0) throw new Error(`no key stands in ${setting}`)
  const keys = new Map(entries.map((entry) => readKey(setting, entry)))
  // Of two keys with one name the first would be lost, and with it what it made.
  if (keys.size < entries.length) throw new Error(`${setting} names two keys alike`)
  return keys
}

function readKey(setting: string, entry: string): [string, Uint8Array] {
  const [, name, text = ''] = KEY.exec(entry) ?? []
  if (name === undefined) throw new Error(`${setting} must hold name:key pairs, each key 32 bytes in base64`)
  return [name, Uint8Array.from(atob(text), (char) => char.charCodeAt(0))]
}
