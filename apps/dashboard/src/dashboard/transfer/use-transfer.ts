'use client'

import { transferTexts } from '@rasteh/messages/dashboard'
import type { SheetKind } from '@rasteh/shop-core/transfer'
import { useState } from 'react'
import { callTransfer } from './call-transfer.ts'
import type { ImportShown, TransferEvent, TransferStage, UndoShown } from './transfer-event.ts'

export type Working = { stage: TransferStage; done?: number; of?: number }

/** The import that is looked at, the work that is under way, and what went wrong or right. */
export function useTransfer(start: readonly ImportShown[]) {
  const [history, setHistory] = useState(start)
  const [open, setOpen] = useState<ImportShown | null>(null)
  const [working, setWorking] = useState<Working | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [undone, setUndone] = useState<UndoShown | null>(null)

  async function run(path: string, body: File | null, stage: TransferStage): Promise<void> {
    setWorking({ stage })
    setRefusal(null)
    setUndone(null)
    const hear = (event: TransferEvent) => event.kind === 'stage' && setWorking(event)
    const outcome = await callTransfer(path, body, hear)
    setWorking(null)
    if (outcome.kind === 'refused') setRefusal(outcome.reason)
    if (outcome.kind === 'failed') setRefusal(transferTexts.failed)
    if (outcome.kind === 'undone') setUndone(outcome.counts)
    if (outcome.kind === 'import' || outcome.kind === 'undone') keep(outcome.import)
  }

  function keep(shown: ImportShown): void {
    setOpen(shown)
    if (shown.state === 'checked') return
    setHistory((earlier) => [
      shown,
      ...earlier.filter(({ id }) => id !== shown.id).map((one) => notLast(one, shown)),
    ])
  }

  return {
    history,
    open,
    working,
    refusal,
    undone,
    check: (kind: SheetKind, file: File) =>
      run(`${kind}/check?name=${encodeURIComponent(file.name)}`, file, 'sending'),
    apply: (id: string) => run(`imports/${id}/apply`, null, 'writing'),
    undo: (id: string) => run(`imports/${id}/undo`, null, 'undoing'),
    look: (shown: ImportShown | null) => {
      setOpen(shown)
      setRefusal(null)
      setUndone(null)
    },
  }
}

/** Only the last import of a kind can be undone. */
const notLast = (one: ImportShown, newer: ImportShown): ImportShown =>
  one.sheet === newer.sheet && newer.state === 'applied' ? { ...one, isLast: false } : one
