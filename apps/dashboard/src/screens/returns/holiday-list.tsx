'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { returnsTexts as texts } from '@rasteh/messages/dashboard'
import { formatDate } from '@rasteh/persian-text/jalali'
import type { Holiday } from '@rasteh/shop-store/reads/return-rules'
import type { FormEvent } from 'react'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { useReturnRule } from './use-return-rule.ts'

const jalali = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), 'fa-IR')

/** The days that do not count for the time to give goods back. */
export function HolidayList({ holidays }: { holidays: readonly Holiday[] }) {
  const { keep, isWaiting, refusal } = useReturnRule(MANAGE_PATHS.holiday)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (await keep(Object.fromEntries(new FormData(form)))) form.reset()
  }
  return (
    <section className={screen.card} aria-label={texts.holidays} aria-busy={isWaiting}>
      <h2 className={screen.heading}>{texts.holidays}</h2>
      <p className={screen.hint}>{texts.holidaysHint}</p>
      <form className={screen.steps} onSubmit={add}>
        <div className={screen.row}>
          <label className={screen.field}>
            <span className={screen.label}>{texts.holidayDay}</span>
            <input className={screen.input} name="Day" dir="ltr" required maxLength={20} autoComplete="off" />
          </label>
          <label className={screen.field}>
            <span className={screen.label}>{texts.holidayTitle}</span>
            <input className={screen.input} name="Title" required maxLength={100} autoComplete="off" />
          </label>
        </div>
        <button type="submit" className={screen.primary} disabled={isWaiting}>
          {texts.holidayAdd}
        </button>
      </form>
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
      {holidays.length === 0 ? (
        <p className={screen.hint}>{texts.holidaysNone}</p>
      ) : (
        <table className={tables.table}>
          <tbody>
            {holidays.map(({ day, title }) => (
              <tr key={day}>
                <td data-label={texts.date}>
                  <bdi>{jalali(day)}</bdi>
                </td>
                <td data-label={texts.holidayTitle}>
                  <bdi>{title}</bdi>
                </td>
                <td>
                  <button
                    type="button"
                    className={screen.danger}
                    aria-label={texts.holidayRemove.replace('{title}', title)}
                    disabled={isWaiting}
                    onClick={() => keep({ Day: jalali(day), Title: '' })}
                  >
                    {texts.remove}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
