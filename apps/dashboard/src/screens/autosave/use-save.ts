'use client'

import { useAllFormFields, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import { madeByServer } from './made-by-server.ts'

export type Refusal = { kind: string; [part: string]: unknown }
/** `isBehind`: the form holds something that was not sent. */
type Saved = { savedMs: number | null; refusal: Refusal | null; isBehind: boolean }

/**
 * The platform asks the server about a change after a quarter of a second, but only while its form is modified: a row that was
 * added just before would stay a grey bar.
 */
const FORM_ASKS_WITHIN_MS = 300

/** One save of the form around it, and what it changes of that form. */
export function useSave(): (basedOn: string) => Promise<Saved> {
  const { id, collectionSlug, ...info } = useDocumentInfo()
  const { getFields, setModified, dispatchFields } = useForm()
  const { code: locale } = useLocale()
  const [formId] = useState(() => crypto.randomUUID())
  const newest = useRef('')
  newest.current = String(info.data?.updatedAt)
  const changedMs = useLastChange()

  return async (basedOn) => {
    const sent = getFields()
    const data = reduceFieldsToValues(sent, true)
    const asked = { kind: collectionSlug, id: Number(id), basedOn, formId, locale, data }
    const answer = await callEndpoint<{ doc: { updatedAt: string } }>('autosave', asked)
    // Who has pressed a button meanwhile has saved more than this.
    if (newest.current !== basedOn) return { savedMs: null, refusal: null, isBehind: true }
    const now = getFields()
    const isWhole = JSON.stringify(reduceFieldsToValues(now, true)) === JSON.stringify(data)
    if (!answer.ok) return { savedMs: null, refusal: named(answer.refusal), isBehind: !isWhole }
    const { doc } = answer
    for (const { path, value } of madeByServer(sent, now, doc))
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    const isSettled = isWhole && Date.now() - changedMs.current > FORM_ASKS_WITHIN_MS
    if (isSettled) setModified(false)
    const savedMs = Date.parse(doc.updatedAt)
    info.setData(doc)
    info.setLastUpdateTime(savedMs)
    info.setUnpublishedVersionCount((count) => Math.max(count, 1))
    return { savedMs, refusal: null, isBehind: !isSettled }
  }
}

/** The shop hides its calls from who is not signed in. */
const named = (refusal: Refusal): Refusal =>
  refusal.kind === 'failed' && HIDDEN.includes(Number(refusal.status)) ? { kind: 'signed-out' } : refusal
const HIDDEN = [401, 403, 404]

/** When the form changed last. */
function useLastChange() {
  const [fields] = useAllFormFields()
  const changedMs = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the form has changed is what is noted.
  useEffect(() => {
    changedMs.current = Date.now()
  }, [fields])
  return changedMs
}
