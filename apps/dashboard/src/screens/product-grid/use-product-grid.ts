'use client'

import type { GridFilter, RowFault } from '@rasteh/shop-core/product-grid'
import type { GridChange } from '@rasteh/shop-store/reads/grid-changes'
import type { GridPage, GridRow } from '@rasteh/shop-store/reads/product-grid'
import { useState } from 'react'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import { usePriceUnit } from '#fields/price-unit.tsx'
import {
  type CellText,
  editCells,
  NO_EDITS,
  toSent,
  undoEdit,
  unreadCells,
  withWhatIsNow,
} from './grid-edits.ts'

/** What came over the wire: with its time as text. */
export type ChangeShown = Omit<GridChange, 'madeAt'> & { madeAt: string }
/** What a browser asks for: the search as it was typed. */
export type SentFilter = Omit<GridFilter, 'words'> & { search?: string }
export type FirstPage = GridPage & { filter: GridFilter; count: number; changes: ChangeShown[] }
export type Refusal = { kind: string; max?: number }
type Done = { kind: 'saved' | 'undone'; count: number }
type Saved = { rows: GridRow[]; changes: ChangeShown[] }

const byId = (rows: readonly GridRow[]) => new Map(rows.map((row) => [row.variantId, row]))

/** The state of the grid and its calls. Edits stay while other rows are looked for: what is edited is known by its variant. */
export function useProductGrid(first: FirstPage) {
  const unit = usePriceUnit()
  const [filter, setFilter] = useState<SentFilter>(first.filter)
  const [list, setList] = useState({
    ids: first.rows.map(({ variantId }) => variantId),
    next: first.next,
    count: first.count,
  })
  const [rows, setRows] = useState<ReadonlyMap<number, GridRow>>(() => byId(first.rows))
  const [edits, setEdits] = useState(NO_EDITS)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<RowFault[]>([])
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [changes, setChanges] = useState(first.changes)
  const [isPreviewed, setPreviewed] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const faults = [...unreadCells(edits, unit), ...refused]

  const run = async (work: () => Promise<void>) => {
    setWaiting(true)
    setRefusal(null)
    setDone(null)
    await work()
    setWaiting(false)
  }
  const load = async (asked: SentFilter, after: FirstPage['next']) => {
    const answer = await callEndpoint<GridPage & { count: number | null }>('product-grid/page', {
      filter: asked,
      after,
    })
    if (!answer.ok) return setRefusal(answer.refusal)
    const ids = answer.rows.map(({ variantId }) => variantId)
    setFilter(asked)
    setRows((known) => new Map([...known, ...byId(answer.rows)]))
    setList((shown) => ({
      ids: after ? [...shown.ids, ...ids] : ids,
      next: answer.next,
      count: answer.count ?? shown.count,
    }))
  }
  const take = (given: Refusal & { faults?: RowFault[] }) => {
    setRefusal(given)
    setPreviewed(false)
    setRefused(given.faults ?? [])
    setRows((known) => withWhatIsNow(known, given.faults ?? []))
  }
  const send = <Answer extends object>(path: 'check' | 'save') =>
    callEndpoint<Answer>(`product-grid/${path}`, { edits: toSent(edits, { rows, unit }), reason })

  return {
    ...{ rows, list, edits, reason, faults, refusal, done, changes, isPreviewed, isWaiting, unit, setReason },
    edit(cells: readonly CellText[]) {
      setEdits((before) => editCells(before, cells, { rows, unit }))
      setRefused((before) =>
        before.filter(
          (fault) => !cells.some(({ id, field }) => fault.variantId === id && fault.field === field),
        ),
      )
      setPreviewed(false)
      setDone(null)
    },
    undoEdit() {
      setEdits(undoEdit)
      setPreviewed(false)
    },
    discard() {
      setEdits(NO_EDITS)
      setRefused([])
      setRefusal(null)
      setPreviewed(false)
    },
    back: () => setPreviewed(false),
    show: (asked: SentFilter) => run(() => load(asked, null)),
    more: () => run(() => load(filter, list.next)),
    preview: () =>
      run(async () => {
        if (unreadCells(edits, unit).length > 0) return setRefusal({ kind: 'cell-faults' })
        const answer = await send('check')
        if (!answer.ok) return take(answer.refusal)
        setRefused([])
        setPreviewed(true)
      }),
    save: () =>
      run(async () => {
        const answer = await send<Saved>('save')
        if (!answer.ok) return take(answer.refusal)
        setRows((known) => new Map([...known, ...byId(answer.rows)]))
        setEdits(NO_EDITS)
        setRefused([])
        setReason('')
        setPreviewed(false)
        setChanges(answer.changes)
        setDone({ kind: 'saved', count: answer.rows.length })
      }),
    undo: (id: string) =>
      run(async () => {
        const answer = await callEndpoint<{ changes: ChangeShown[]; change: ChangeShown | null }>(
          'product-grid/undo',
          { id },
        )
        if (!answer.ok) {
          setRefusal(answer.refusal)
          return setChanges((answer.refusal.changes as ChangeShown[] | undefined) ?? changes)
        }
        setChanges(answer.changes)
        await load(filter, null)
        setDone({ kind: 'undone', count: (answer.change?.rows ?? 0) - (answer.change?.kept ?? 0) })
      }),
  }
}

export type ProductGridState = ReturnType<typeof useProductGrid>
