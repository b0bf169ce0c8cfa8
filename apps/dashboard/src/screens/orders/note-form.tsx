'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import type { FormEvent } from 'react'
import screen from '#components/screen.module.css'
import { useOrderAction } from './use-order-action.ts'

/** What colleagues should know of an order; its buyer does not see it. */
export function NoteForm({ orderId }: { orderId: string }) {
  const { act, isWaiting, refusal } = useOrderAction(orderId)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const Note = String(new FormData(form).get('Note') ?? '').trim()
    if (Note !== '' && (await act(MANAGE_PATHS.orderNote, { Note }))) form.reset()
  }
  return (
    <form className={screen.steps} aria-label={texts.addNote} aria-busy={isWaiting} onSubmit={save}>
      <label className={screen.field}>
        <span className={screen.label}>{texts.noteText}</span>
        <textarea className={screen.area} name="Note" rows={2} required maxLength={1000} />
      </label>
      <button type="submit" className={screen.quiet} disabled={isWaiting}>
        {isWaiting ? texts.waiting : texts.saveNote}
      </button>
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
    </form>
  )
}
