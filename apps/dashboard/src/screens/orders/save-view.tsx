'use client'

import { orderViewTexts as texts } from '@rasteh/messages/dashboard'
import { ORDER_VIEW_NAME_MAX } from '@rasteh/shop-core/order-list'
import { Popover } from '@rasteh/ui/popover'
import { type FormEvent, useRef, useState } from 'react'
import screen from '#components/screen.module.css'
import { useOrderView } from './use-order-view.ts'
import styles from './views.module.css'

/** Keeps what the list shows now, by a name. */
export function SaveView({ query }: { query: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${screen.quiet} ${styles.button}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.save}
      </button>
      <Popover label={texts.save} culture="fa-IR" triggerRef={button} isOpen={isOpen} onOpenChange={setOpen}>
        <SaveForm query={query} onDone={() => setOpen(false)} />
      </Popover>
    </>
  )
}

function SaveForm({ query, onDone }: { query: string; onDone: () => void }) {
  const { keep, isWaiting, refusal } = useOrderView()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const Name = String(form.get('Name') ?? '')
    if (await keep({ Name, Query: query, IsShared: form.has('IsShared') })) onDone()
  }
  return (
    <form className={styles.form} aria-label={texts.save} aria-busy={isWaiting} onSubmit={save}>
      <label className={screen.field}>
        <span className={screen.label}>{texts.name}</span>
        <input
          className={screen.input}
          name="Name"
          required
          maxLength={ORDER_VIEW_NAME_MAX}
          placeholder={texts.nameHint}
          autoComplete="off"
          dir="auto"
          // The dialog was just opened by a press, and this is its only question.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus
        />
      </label>
      <label className={screen.check}>
        <input type="checkbox" name="IsShared" />
        {texts.isShared}
      </label>
      <div role="alert" className={styles.said}>
        {refusal && <p className={screen.refusal}>{refusal}</p>}
      </div>
      <button type="submit" className={screen.primary} disabled={isWaiting}>
        {texts.confirmSave}
      </button>
    </form>
  )
}
