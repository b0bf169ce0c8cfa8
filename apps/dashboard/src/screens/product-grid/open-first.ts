import type { GridFilter } from '@rasteh/shop-core/product-grid'
import { loadGridChanges } from '@rasteh/shop-store/reads/grid-changes'
import { countGridRows, loadGridPage } from '@rasteh/shop-store/reads/product-grid'
import { readDatabase } from '#database/read-database.ts'
import { GRID_CHANGES_SHOWN } from './endpoints.ts'

/** What the grid shows before anything is asked of it. */
export async function openFirst(filter: GridFilter) {
  const database = readDatabase()
  const [page, count, changes] = await Promise.all([
    loadGridPage(database, filter, null),
    countGridRows(database, filter),
    loadGridChanges(database, GRID_CHANGES_SHOWN),
  ])
  const shown = changes.map(({ madeAt, ...change }) => ({ ...change, madeAt: madeAt.toISOString() }))
  return { filter, ...page, count, changes: shown }
}
