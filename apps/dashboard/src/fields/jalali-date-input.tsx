'use client'

import { dashboardTexts } from '@rasteh/messages/dashboard'
import {
  formatMoment,
  jalaliDayStartMs,
  parseJalaliMoment,
  tehranDateAt,
  toJalali,
} from '@rasteh/persian-text/jalali'
import { Icon } from '@rasteh/ui/icon'
import { JalaliCalendar, type JalaliDay } from '@rasteh/ui/jalali-calendar'
import { Popover } from '@rasteh/ui/popover'
import { useRef, useState } from 'react'
import styles from './inputs.module.css'
import { useTypedValue } from './use-typed-value.ts'

type JalaliDateInputProps = {
  /** Also the name of what it holds, for those who do not see it, unless a label points to its id. */
  label: string
  id?: string
  value: Date | string | null | undefined
  onChange: (moment: Date | null) => void
  isDisabled?: boolean
  onUnread?: (text: string | null) => void
  placeholder?: string
}

const { inputs } = dashboardTexts
/** A text that is no date is shown as none: a form that breaks over it would take all that was typed with it. */
function toMoment(value: Date | string | null | undefined): number | null {
  const moment = value ? new Date(value).getTime() : Number.NaN
  return Number.isNaN(moment) ? null : moment
}

const written = (moment: number | null) => (moment === null ? '' : formatMoment(moment, 'fa-IR'))

/** A date that is typed as ۱۴۰۵/۰۹/۰۱, with an hour in Tehran if wanted, or chosen from a calendar. */
export function JalaliDateInput(props: JalaliDateInputProps) {
  const { label, id, value, onChange, isDisabled, onUnread, placeholder } = props
  const moment = toMoment(value)
  const change = (next: number | null) => onChange(next === null ? null : new Date(next))
  const typed = useTypedValue({
    value: moment,
    write: written,
    read: parseJalaliMoment,
    onChange: change,
    onUnread,
  })
  return (
    <div className={styles.dateInput}>
      <input
        id={id}
        aria-label={label}
        className={styles.text}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder ?? inputs.dateHint}
        disabled={isDisabled}
        aria-invalid={typed.isUnread}
        {...typed.bind}
      />
      {!isDisabled && <CalendarButton label={label} moment={moment} onChoose={change} />}
      {typed.isUnread && (
        <p role="alert" className={styles.refusal}>
          {inputs.badDate}
        </p>
      )}
    </div>
  )
}

type CalendarButtonProps = { label: string; moment: number | null; onChoose: (moment: number) => void }

function CalendarButton({ label, moment, onChoose }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const day = moment === null ? undefined : jalaliDayAt(moment)
  const choose = (chosen: JalaliDay) => {
    // The hour stays when only the day is changed.
    const sinceMidnight = moment === null || !day ? 0 : moment - jalaliDayStartMs(day)
    onChoose(jalaliDayStartMs(chosen) + sinceMidnight)
    setOpen(false)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.calendarButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${inputs.openCalendar}: ${label}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" />
      </button>
      <Popover label={label} culture="fa-IR" triggerRef={button} isOpen={isOpen} onOpenChange={setOpen}>
        <JalaliCalendar label={label} value={day} today={jalaliDayAt(Date.now())} onChange={choose} />
      </Popover>
    </>
  )
}

const jalaliDayAt = (moment: number): JalaliDay => toJalali(tehranDateAt(moment))
