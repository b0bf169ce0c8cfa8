import { foldText } from '@rasteh/persian-text/fold'
import { accept, type Outcome, refuse } from '../outcome.ts'
import type { RowFault } from './refusals.ts'

export type CategoryRow = { id: number; parentId: number | null; title: string | null; inTrash: boolean }

export type CategoryNames = {
  /** The category as a file names it: its path, or `#id` where a path would not be clear. */
  nameOf: (id: number) => string
  /** Finds a category by path, by title alone where only one has it, or by `#id`. */
  find: (column: string, cell: string) => Outcome<number, RowFault>
}

export const CATEGORY_PATH_SEPARATOR = ' > '

/** Names categories for files, so that what is written is always found again. */
export function nameCategories(rows: readonly CategoryRow[]): CategoryNames {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const paths = new Map(rows.map((row) => [row.id, pathOf(row, byId)]))
  const live = rows.filter((row) => !row.inTrash && row.title)
  const byPath = gather(live.map(({ id }) => [foldText(paths.get(id) ?? ''), id]))
  const byTitle = gather(live.map(({ id, title }) => [foldText(title ?? ''), id]))
  return {
    nameOf: (id) => {
      const path = paths.get(id) ?? ''
      const isClear = !/^\s|^#|\s$/.test(path) && byPath.get(foldText(path))?.join() === String(id)
      return isClear ? path : `#${id}`
    },
    find: (column, cell) => {
      const numbered = /^#(\d{1,9})$/.exec(foldText(cell))
      if (numbered) return byId.has(Number(numbered[1])) ? accept(Number(numbered[1])) : unknown(column, cell)
      const found = byPath.get(foldText(cell)) ?? byTitle.get(foldText(cell)) ?? []
      if (found.length > 1) return refuse({ kind: 'ambiguous-category', column, value: cell })
      return found[0] === undefined ? unknown(column, cell) : accept(found[0])
    },
  }
}

const unknown = (column: string, value: string) =>
  refuse({ kind: 'unknown-category' as const, column, value })

// A parent that leads back to its child ends the path instead of the program.
function pathOf(row: CategoryRow, byId: ReadonlyMap<number, CategoryRow>): string {
  const titles: string[] = []
  const seen = new Set<number>()
  for (let at: CategoryRow | undefined = row; at && !seen.has(at.id); ) {
    seen.add(at.id)
    titles.unshift(at.title ?? '')
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  }
  return titles.join(CATEGORY_PATH_SEPARATOR)
}

function gather(pairs: readonly (readonly [string, number])[]): Map<string, number[]> {
  const gathered = new Map<string, number[]>()
  for (const [key, id] of pairs) gathered.set(key, [...(gathered.get(key) ?? []), id])
  return gathered
}
