'use client'

import type { PriceForm } from '@rasteh/shop-core/bulk-pricing'
import type { PriceChangeSummary } from '@rasteh/shop-store/reads/price-changes'
import { useState } from 'react'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import type { ShownPreview } from './preview.ts'

/** What came over the wire: the summary with its times as texts. */
export type ChangeShown = Omit<PriceChangeSummary, 'madeAt' | 'startsAt'> & {
  madeAt: string
  startsAt: string
}
export type Refusal = { kind: string; max?: number }
type Done = { kind: 'applied' | 'scheduled' | 'undone' | 'cancelled'; change: ChangeShown }

const EMPTY_FORM: PriceForm = {
  choose: 'category',
  categoryId: '',
  brand: '',
  list: '',
  move: 'percent',
  direction: 'up',
  value: '',
  roundTo: '10000',
  roundingWay: 'nearest',
  keepOldPrice: false,
}

/** The state of bulk pricing and its calls. A change of the form removes the preview, which would show something else. */
export function useBulkPricing(firstChanges: ChangeShown[]) {
  const [form, setForm] = useState(EMPTY_FORM)
  const [preview, setPreview] = useState<ShownPreview | null>(null)
  const [changes, setChanges] = useState(firstChanges)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  const run = async (work: () => Promise<void>) => {
    setWaiting(true)
    setRefusal(null)
    setDone(null)
    await work()
    setWaiting(false)
  }
  const reload = async () => {
    const answer = await callEndpoint<{ changes: ChangeShown[] }>('price-desk/changes', {})
    if (answer.ok) setChanges(answer.changes)
  }
  return {
    form,
    preview,
    changes,
    refusal,
    done,
    isWaiting,
    edit(part: Partial<PriceForm>) {
      setForm({ ...form, ...part })
      setPreview(null)
      setRefusal(null)
    },
    show: (page: number) =>
      run(async () => {
        const answer = await callEndpoint<{ preview: ShownPreview }>('price-desk/preview', { form, page })
        setPreview(answer.ok ? answer.preview : null)
        if (!answer.ok) setRefusal(answer.refusal)
      }),
    make: (startsAtMs: number | null) =>
      run(async () => {
        const sent = { form, digest: preview?.digest, startsAtMs }
        const answer = await callEndpoint<{ change: ChangeShown }>('price-desk/make', sent)
        if (answer.ok) {
          setPreview(null)
          setForm({ ...form, value: '' })
          setDone({
            kind: answer.change.state === 'scheduled' ? 'scheduled' : 'applied',
            change: answer.change,
          })
          return reload()
        }
        setRefusal(answer.refusal)
        if (answer.refusal.kind === 'prices-changed') setPreview(answer.refusal.preview as ShownPreview)
      }),
    end: (how: 'undo' | 'cancel', id: string) =>
      run(async () => {
        const answer = await callEndpoint<{ change: ChangeShown }>(`price-desk/${how}`, { id })
        if (answer.ok) setDone({ kind: how === 'undo' ? 'undone' : 'cancelled', change: answer.change })
        else setRefusal(answer.refusal)
        await reload()
      }),
  }
}
