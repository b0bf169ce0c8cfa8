'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import { CUSTOMER_NOTE_MAX } from '@rasteh/shop-core/customers'
import { type FormEvent, useRef } from 'react'
import screen from '#components/screen.module.css'
import { Said } from './said.tsx'
import { useCustomerAct } from './use-customer-act.ts'

/** A note for colleagues. Its key is kept until it is saved: sent again after a lost answer, it is one note. */
export function NoteForm({ customerId }: { customerId: number }) {
  const { act, isWaiting, isDone, refusal } = useCustomerAct(customerId, MANAGE_PATHS.customerNote)
  const key = useRef<string | null>(null)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const Text = String(new FormData(form).get('Text') ?? '').trim()
    if (Text === '') return
    key.current ??= crypto.randomUUID()
    if (!(await act({ Key: key.current, Text }))) return
    key.current = null
    form.reset()
  }
  return (
    <form className={screen.steps} aria-label={texts.note} aria-busy={isWaiting} onSubmit={save}>
      <label className={screen.field}>
        <span className={screen.label}>{texts.note}</span>
        <textarea className={screen.area} name="Text" rows={2} required maxLength={CUSTOMER_NOTE_MAX} />
      </label>
      <button type="submit" className={screen.quiet} disabled={isWaiting}>
        {isWaiting ? texts.waiting : texts.saveNote}
      </button>
      <Said done={isDone ? texts.saved : null} refusal={refusal} />
    </form>
  )
}
