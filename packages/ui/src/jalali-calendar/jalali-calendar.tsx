'use client'

import { CalendarDate, PersianCalendar, toCalendar } from '@internationalized/date'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { use } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  I18nProvider,
  Button as NativeButton,
} from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import styles from './jalali-calendar.module.css'

export type JalaliDay = { year: number; month: number; day: number }

type JalaliCalendarProps = {
  label: string
  value: JalaliDay | undefined
  /** The day on which it opens when none is chosen. */
  today: JalaliDay
  onChange: (day: JalaliDay) => void
}

const persian = new PersianCalendar()
const months = new Intl.DateTimeFormat('fa-IR-u-ca-persian', { month: 'long', timeZone: 'UTC' })
const toCalendarDate = ({ year, month, day }: JalaliDay) => new CalendarDate(persian, year, month, day)

// Without a value the calendar answers Gregorian days.
function toJalaliDay(date: CalendarDate): JalaliDay {
  const { year, month, day } = toCalendar(date, persian)
  return { year, month, day }
}

/** A month of the Persian calendar, Saturday first, by pointer and by keyboard. */
export function JalaliCalendar({ label, value, today, onChange }: JalaliCalendarProps) {
  return (
    <I18nProvider locale="fa-IR-u-ca-persian">
      <Calendar
        aria-label={label}
        className={styles.calendar ?? ''}
        value={value ? toCalendarDate(value) : null}
        defaultFocusedValue={toCalendarDate(value ?? today)}
        autoFocus
        firstDayOfWeek="sat"
        onChange={(date) => onChange(toJalaliDay(date))}
      >
        <header className={styles.header}>
          <NativeButton slot="previous" className={styles.turn ?? ''}>
            <span className={styles.backwards}>
              <Icon name="chevron" isMirrored />
            </span>
          </NativeButton>
          <MonthAndYear />
          <NativeButton slot="next" className={styles.turn ?? ''}>
            <Icon name="chevron" isMirrored />
          </NativeButton>
        </header>
        <CalendarGrid weekdayStyle="narrow">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}

/** «آذر ۱۴۰۵»: browsers would put the year first. */
function MonthAndYear() {
  const shown = use(CalendarStateContext)?.visibleRange.start
  if (!shown) return null
  return (
    <h2 className={styles.heading}>
      {months.format(shown.toDate('UTC'))} {toPersianDigits(String(shown.year))}
    </h2>
  )
}
