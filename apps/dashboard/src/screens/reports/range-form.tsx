'use client'

import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import { formatDate } from '@rasteh/persian-text/jalali'
import { type FormEvent, useState } from 'react'
import screen from '#components/screen.module.css'
import { JalaliDateInput } from '#fields/jalali-date-input.tsx'
import styles from './reports.module.css'

type RangeFormProps = {
  from: number | null
  to: number | null
  compare: string | null
  view: string | null
}

/** Two dates of the Persian calendar; what is chosen goes into the URL. */
export function RangeForm(given: RangeFormProps) {
  const [from, setFrom] = useState(given.from)
  const [to, setTo] = useState(given.to)
  const [unread, setUnread] = useState({ from: false, to: false })
  const [isSent, setSent] = useState(false)
  const send = (event: FormEvent) => {
    if (from === null || to === null || unread.from || unread.to) event.preventDefault()
    else setSent(true)
  }
  const ends = [
    { name: 'from', label: texts.from, moment: from, set: setFrom },
    { name: 'to', label: texts.to, moment: to, set: setTo },
  ] as const
  return (
    <form
      className={styles.dates}
      method="get"
      action="/dashboard/reports"
      onSubmit={send}
      aria-busy={isSent}
    >
      {ends.map(({ name, label, moment, set }) => (
        <div key={name} className={screen.field}>
          <label className={screen.label} htmlFor={`report-${name}`}>
            {label}
          </label>
          <JalaliDateInput
            label={label}
            id={`report-${name}`}
            value={moment === null ? null : new Date(moment)}
            onChange={(next) => set(next?.getTime() ?? null)}
            onUnread={(text) => setUnread((before) => ({ ...before, [name]: text !== null }))}
          />
          <input type="hidden" name={name} value={moment === null ? '' : formatDate(moment, 'fa-IR')} />
        </div>
      ))}
      {given.compare && <input type="hidden" name="compare" value={given.compare} />}
      {given.view && <input type="hidden" name="by" value={given.view} />}
      <button type="submit" className={screen.primary}>
        {texts.show}
      </button>
    </form>
  )
}
