'use client'

import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import type { FormEvent } from 'react'
import desk from '../desk.module.css'
import { useOrderAct } from './use-order-act.ts'

/** What colleagues should know of an order; its buyer does not see it. */
export function NoteForm({ orderId }: { orderId: string }) {
  const { act, isWaiting, refusal } = useOrderAct(orderId)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const Note = String(new FormData(form).get('Note') ?? '').trim()
    if (Note !== '' && (await act(ADDED_PATHS.manageOrderNote, { Note }))) form.reset()
  }
  return (
    <form className={desk.steps} aria-label={texts.addNote} aria-busy={isWaiting} onSubmit={save}>
      <label className={desk.field}>
        <span className={desk.label}>{texts.noteText}</span>
        <textarea className={desk.area} name="Note" rows={2} required maxLength={1000} />
      </label>
      <button type="submit" className={desk.quiet} disabled={isWaiting}>
        {isWaiting ? texts.waiting : texts.saveNote}
      </button>
      <div role="alert">{refusal && <p className={desk.refusal}>{refusal}</p>}</div>
    </form>
  )
}
