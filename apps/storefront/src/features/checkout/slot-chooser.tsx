'use client'

import { sayDay } from '@rasteh/messages/say-promise'
import type { Checkout } from '@rasteh/shop-client/order-from-wire'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './slot-chooser.module.css'

type Slot = Checkout['deliveryMethods'][number]['promises'][number]

type SlotChooserProps = {
  slots: readonly Slot[]
  today: string
  value: string | null
  onChoose: (key: string) => void
}

/** The free slots, day by day: one of them is chosen, by keyboard like any radio buttons. */
export function SlotChooser({ slots, today, value, onChoose }: SlotChooserProps) {
  const { say, money } = usePageSettings()
  const days = Map.groupBy(slots, ({ day }) => day)
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{say('DeliverySlots')}</legend>
      {[...days].map(([day, ofDay]) => {
        const dayName = sayDay(day, { say, culture: money.culture, today })
        return (
          <div key={day} className={styles.day}>
            <span className={styles.dayName} aria-hidden="true">
              {dayName}
            </span>
            <span className={styles.chips}>
              {ofDay.map(({ key, fromHour, toHour }) => {
                const hours = say('DeliveryHours', { from: fromHour ?? 0, until: toHour ?? 0 })
                return (
                  <label key={key} className={styles.chip}>
                    <input
                      className={styles.radio}
                      type="radio"
                      name="delivery-slot"
                      value={key}
                      checked={key === value}
                      aria-label={`${dayName} ${hours}`}
                      onChange={() => onChoose(key)}
                    />
                    {hours}
                  </label>
                )
              })}
            </span>
          </div>
        )
      })}
    </fieldset>
  )
}
