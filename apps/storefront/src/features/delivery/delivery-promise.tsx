'use client'

import { Icon } from '@rasteh/ui/icon'
import { useRef, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { usePart } from '#page/islands/use-part.ts'
import styles from './delivery-promise.module.css'
import { keptCity } from './kept-city.ts'
import { useCityPromise } from './use-city-promise.ts'

const load = () => import('./city-chooser.tsx')
const loadEarly = () => void load().catch(() => {})

/**
 * When an order of these goods (`variant:quantity`, with commas between) arrives in the visitor's city. Pages are the same
 * for everybody, so that it is asked for here; before a city is chosen nothing is promised.
 */
export function DeliveryPromise({ lines }: { lines: string }) {
  const { say } = usePageSettings()
  const { cityId, promise } = useCityPromise(lines)
  const [isChoosing, setChoosing] = useState(false)
  const part = usePart(isChoosing, load)
  const button = useRef<HTMLButtonElement>(null)
  const said =
    promise?.kind === 'said' ? promise.text : promise?.kind === 'failed' && say('DeliveryCityFailed')
  const close = () => {
    setChoosing(false)
    button.current?.focus()
  }
  return (
    <div className={styles.delivery}>
      <div className={styles.line} aria-busy={cityId !== null && promise === null}>
        <Icon name="truck" />
        <p className={styles.said} role="status">
          {said}
        </p>
        <button
          ref={button}
          className={styles.button}
          type="button"
          aria-expanded={isChoosing}
          onPointerEnter={loadEarly}
          onFocus={loadEarly}
          onClick={() => setChoosing(!isChoosing)}
        >
          {say(cityId === null ? 'DeliveryCityAsk' : 'DeliveryCityChange')}
        </button>
      </div>
      {isChoosing && part && (
        <part.CityChooser
          onChoose={(id) => {
            keptCity.keep(id)
            close()
          }}
          onCancel={close}
        />
      )}
    </div>
  )
}
