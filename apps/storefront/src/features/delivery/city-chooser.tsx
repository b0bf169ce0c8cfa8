'use client'

import { loadDeliveryCities, type ProvinceOfCities } from '@rasteh/shop-client/delivery-calls'
import { Button } from '@rasteh/ui/button'
import { SelectField } from '@rasteh/ui/select-field'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './city-chooser.module.css'

type CityChooserProps = { onChoose: (cityId: number) => void; onCancel: () => void }

/** Asks for the visitor's city: its province first, then the city. */
export function CityChooser({ onChoose, onCancel }: CityChooserProps) {
  const { say } = usePageSettings()
  const [provinces, setProvinces] = useState<readonly ProvinceOfCities[] | 'failed' | null>(null)
  const [province, setProvince] = useState('')
  const [city, setCity] = useState('')
  const [isRefused, setRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => void loadDeliveryCities().then((read) => setProvinces(read ?? 'failed')), [])
  const isRead = Array.isArray(provinces)
  // The fields come with the cities: the focus goes where one chooses.
  const focusOn = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const focusFirst = useEffectEvent(() => focusOn('delivery-province'))
  useEffect(() => {
    if (isRead) focusFirst()
  }, [isRead])
  if (provinces === 'failed') return <p role="alert">{say('DeliveryCityFailed')}</p>
  if (provinces === null) return <p role="status">{say('Loading')}</p>
  const cities = provinces.find(({ title }) => title === province)?.cities ?? []
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={say('DeliveryCityChoose')}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      onSubmit={(event) => {
        event.preventDefault()
        setRefused(!city)
        if (city) onChoose(Number(city))
        else focusOn(province ? 'delivery-city' : 'delivery-province')
      }}
    >
      <SelectField
        label={say('DeliveryCityProvince')}
        name="delivery-province"
        value={province}
        placeholder={say('DeliveryCityPick')}
        options={provinces.map(({ title }) => ({ value: title, label: title }))}
        onChange={(value) => {
          setProvince(value)
          // A city of another province is none of this one.
          setCity('')
        }}
        error={isRefused && !province ? say('DeliveryCityRequired') : undefined}
        isRequired
      />
      <SelectField
        label={say('DeliveryCityTitle')}
        name="delivery-city"
        value={city}
        placeholder={say(province ? 'DeliveryCityPick' : 'DeliveryCityFirst')}
        options={cities.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={setCity}
        isDisabled={!province}
        error={isRefused && province && !city ? say('DeliveryCityRequired') : undefined}
        isRequired
      />
      <Button type="submit">{say('DeliveryCityChoose')}</Button>
    </form>
  )
}
