import type { MenuItem } from '@rasteh/shop-store/reads/shell'

/** An entry of the menu as a page carries it: its title, its URL, and the entries below it. */
export type MenuLine = readonly [title: string, address: string, below?: readonly MenuLine[]]

export function toLines(items: readonly MenuItem[]): MenuLine[] {
  return items.map(({ title, address, children }) =>
    children.length > 0 ? [title, address, toLines(children)] : [title, address],
  )
}

export function fromLines(lines: readonly MenuLine[]): MenuItem[] {
  return lines.map(([title, address, below = []], index) => ({
    id: String(index),
    title,
    address,
    children: fromLines(below),
  }))
}
