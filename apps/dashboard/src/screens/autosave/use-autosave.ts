'use client'

import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui'
import { AUTOSAVE_RETRY_MS, autosaveWaitMs } from '@rasteh/shop-core/reviews'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import { madeByServer } from './made-by-server.ts'

type Refusal = { kind: string; [part: string]: unknown }
type AutosaveState =
  | { phase: 'nothing' | 'saving' }
  | { phase: 'saved'; at: number }
  | { phase: 'refused'; refusal: Refusal }

/** What another try would only be refused again for, until the form is saved by hand. */
const ENDS = ['changed-elsewhere', 'publication-waits', 'not-found', 'locked']

/** Saves the form around it as a draft after some quiet seconds. A new document is not begun by itself. */
export function useAutosave(): AutosaveState {
  const { id, isTrashed, data } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  // A save by hand is on its way.
  const isProcessing = useFormProcessing()
  const [state, setState] = useState<AutosaveState>({ phase: 'nothing' })
  const [attempt, setAttempt] = useState(0)
  const firstMs = useRef<number | null>(null)
  const isSending = useRef(false)
  const save = useSave(setState)
  const savedAt = String(data?.updatedAt)
  const endedAt = useRef<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the form begins the wait again, and so does a further try.
  useEffect(() => {
    if (!isModified) firstMs.current = null
    if (id === undefined || isTrashed || !isModified || isProcessing || endedAt.current === savedAt) return
    const nowMs = Date.now()
    firstMs.current ??= nowMs
    const run = async () => {
      if (isSending.current) return
      isSending.current = true
      const refusal = await save(savedAt)
      isSending.current = false
      firstMs.current = null
      if (refusal && ENDS.includes(refusal.kind)) endedAt.current = savedAt
      if (refusal === null) setAttempt((count) => count + 1)
      if (refusal?.kind === 'failed') setTimeout(() => setAttempt((count) => count + 1), AUTOSAVE_RETRY_MS)
    }
    const timer = setTimeout(run, autosaveWaitMs({ nowMs, firstMs: firstMs.current }))
    const hurry = () => document.visibilityState === 'hidden' && void run()
    document.addEventListener('visibilitychange', hurry)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hurry)
    }
  }, [fields, isModified, isProcessing, id, isTrashed, savedAt, attempt])

  // What is said of an earlier state is over when the form is saved by hand.
  useEffect(() => {
    setState((known) =>
      known.phase === 'saved' && known.at === Date.parse(savedAt) ? known : { phase: 'nothing' },
    )
  }, [savedAt])

  useEffect(() => {
    const tryAgain = () => setAttempt((count) => count + 1)
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])

  return state
}

/** One save, and what it changes of the form: answers why it was refused, or null. */
function useSave(setState: (state: AutosaveState) => void) {
  const { id, collectionSlug, ...info } = useDocumentInfo()
  const { getFields, setModified, dispatchFields } = useForm()
  const { code: locale } = useLocale()
  const newest = useRef('')
  newest.current = String(info.data?.updatedAt)

  return async (basedOn: string): Promise<Refusal | null> => {
    const sent = getFields()
    const data = reduceFieldsToValues(sent, true)
    setState({ phase: 'saving' })
    const asked = { kind: collectionSlug, id: Number(id), basedOn, locale, data }
    const answer = await callEndpoint<{ doc: { updatedAt: string } }>('autosave', asked)
    // Who has pressed a button meanwhile has saved more than this.
    const isOvertaken = newest.current !== basedOn
    if (!answer.ok) {
      setState(isOvertaken ? { phase: 'nothing' } : { phase: 'refused', refusal: answer.refusal })
      return isOvertaken ? null : answer.refusal
    }
    if (isOvertaken) return null
    const { doc } = answer
    const now = getFields()
    const isWhole = JSON.stringify(reduceFieldsToValues(now, true)) === JSON.stringify(data)
    for (const { path, value } of madeByServer(sent, now, doc))
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    if (isWhole) setModified(false)
    info.setData(doc)
    info.setLastUpdateTime(Date.parse(doc.updatedAt))
    info.setUnpublishedVersionCount((count) => Math.max(count, 1))
    setState({ phase: 'saved', at: Date.parse(doc.updatedAt) })
    return null
  }
}
