'use client'

import { useAllFormFields, useDocumentInfo, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { AUTOSAVE_RETRY_MS, autosaveWaitMs } from '@rasteh/shop-core/reviews'
import { useEffect, useRef, useState } from 'react'
import { type Refusal, useSave } from './use-save.ts'
import { useStateAfterUnpublish } from './use-state-after-unpublish.ts'

/** What was said last stays until the next save has ended: a reader hears each once. */
type AutosaveState = { isSaving: boolean; savedMs: number | null; refusal: Refusal | null }
const NOTHING: AutosaveState = { isSaving: false, savedMs: null, refusal: null }

/** What another try would only be refused again for, until the form is saved by hand. */
const ENDS = ['changed-elsewhere', 'publication-waits', 'not-found', 'locked']
/** No answer, or none to a person who is signed in: both may change without a key. */
const PASSES = ['failed', 'signed-out']

/** Saves the form around it as a draft after some quiet seconds. A new document is not begun by itself. */
export function useAutosave(): AutosaveState {
  const { id, isTrashed, data, getDocPreferences } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  // A save by hand is on its way.
  const isProcessing = useFormProcessing()
  const [state, setState] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)
  const firstMs = useRef<number | null>(null)
  const isSending = useRef(false)
  const save = useSave()
  const savedAt = String(data?.updatedAt)
  const endedAt = useRef<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the form begins the wait again, and so does a further try.
  useEffect(() => {
    if (!isModified) firstMs.current = null
    if (id === undefined || isTrashed || !isModified || isProcessing || endedAt.current === savedAt) return
    const nowMs = Date.now()
    firstMs.current ??= nowMs
    const again = () => setAttempt((count) => count + 1)
    const run = async () => {
      if (isSending.current) return
      isSending.current = true
      setState((known) => ({ ...known, isSaving: true }))
      const { savedMs, refusal, isBehind } = await save(savedAt)
      isSending.current = false
      firstMs.current = null
      setState({ isSaving: false, savedMs, refusal })
      if (refusal && ENDS.includes(refusal.kind)) endedAt.current = savedAt
      else if (refusal && PASSES.includes(refusal.kind)) setTimeout(again, AUTOSAVE_RETRY_MS)
      else if (isBehind) again()
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
      known.savedMs === Date.parse(savedAt) ? known : { ...NOTHING, isSaving: known.isSaving },
    )
  }, [savedAt])

  useEffect(() => {
    const tryAgain = () => setAttempt((count) => count + 1)
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])

  // The platform asks for these before it looks at the first change. Asked without a line, it waits for them for ever, and so
  // does each later save by hand: they are asked for while there is one.
  useEffect(() => {
    if (id !== undefined) void getDocPreferences()
  }, [id, getDocPreferences])

  useStateAfterUnpublish()

  return state
}
