/** The tab that an address names by its hash, or undefined when the hash names none of them. */
export function tabOfHash(hash: string, tabs: readonly string[]): string | undefined {
  const name = decoded(hash.replace(/^#/, ''))
  return tabs.find((tab) => tab === name)
}

/** The tab to open first: the one the address names, else the remembered one, else the first. */
export function tabToOpen(hash: string, remembered: unknown, tabs: readonly string[]): string | undefined {
  return tabOfHash(hash, tabs) ?? tabs.find((tab) => tab === remembered) ?? tabs[0]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Anybody can write a hash; one that cannot be decoded names no tab.
    return text
  }
}
