import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FILE_PART, FORM_FIELD_PART } from '@rasteh/contracts/files'
import { PATHS } from '@rasteh/contracts/paths'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { type Buyer, type Counter, callOnce } from './drill-buyer.ts'
import { noisePicture } from './noise-picture.ts'

const SIDE = 300

/** Each of these people shows the shop a card of their own; answers how many times each status came. */
export async function uploadCards(
  counter: Counter,
  people: readonly Buyer[],
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const person of people) {
    const form = new FormData()
    form.append(FILE_PART, new Blob([noisePicture(SIDE)], { type: 'image/png' }), 'card.png')
    form.append(FORM_FIELD_PART, JSON.stringify({ FormFieldID: 'national-card' }))
    const answer = await callOnce(counter, person)('POST', PATHS.fileSubmit, form)
    await answer.arrayBuffer()
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
  }
  return statuses
}

/** Compares the rows of kept files with what lies in the folder. */
export async function compareFiles(
  owner: Database,
  folder: string,
): Promise<{ kept: number; rowsWithoutFile: number; filesWithoutRow: number }> {
  const { rows } = await owner.query<{ name: string; size: number }>(
    "select storage_name as name, size from shop.private_files where state = 'stored'",
  )
  const there = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('ballast'))
      .map((entry) => [entry.name, statSync(join(entry.parentPath, entry.name)).size]),
  )
  const rowsWithoutFile = rows.filter(({ name, size }) => there.get(name) !== size).length
  const names = new Set(rows.map(({ name }) => name))
  const filesWithoutRow = [...there.keys()].filter((name) => !names.has(name)).length
  return { kept: rows.length, rowsWithoutFile, filesWithoutRow }
}
