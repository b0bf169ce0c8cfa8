'use client'

import { importExportTexts } from '@rasteh/messages/dashboard'
import type { SheetKind } from '@rasteh/shop-core/import-export'
import { useState } from 'react'
import { callImportExport } from './call-import-export.ts'
import type { ImportExportEvent, ImportExportStage, ImportShown, UndoShown } from './import-export-event.ts'

export type Working = { stage: ImportExportStage; done?: number; of?: number }

/** The import that is looked at, the work that is under way, and what went wrong or right. */
export function useImportExport(start: readonly ImportShown[]) {
  const [history, setHistory] = useState(start)
  const [open, setOpen] = useState<ImportShown | null>(null)
  const [working, setWorking] = useState<Working | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [undone, setUndone] = useState<UndoShown | null>(null)

  async function run(path: string, body: File | null, stage: ImportExportStage): Promise<void> {
    setWorking({ stage })
    setRefusal(null)
    setUndone(null)
    const hear = (event: ImportExportEvent) => event.kind === 'stage' && setWorking(event)
    const outcome = await callImportExport(path, body, hear)
    setWorking(null)
    if (outcome.kind === 'refused') setRefusal(outcome.reason)
    if (outcome.kind === 'failed') setRefusal(importExportTexts.failed)
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
