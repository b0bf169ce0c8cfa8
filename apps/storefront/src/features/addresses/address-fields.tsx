'use client'

import type { ADDRESS_FORM } from '@rasteh/form-rules/address'
import { SelectField } from '@rasteh/ui/select-field'
import { TextField } from '@rasteh/ui/text-field'
import type { useForm } from '#page/islands/form/use-form.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './address.module.css'
import type { Places } from './places.ts'

type Form = ReturnType<typeof useForm<typeof ADDRESS_FORM>>
type AddressFieldsProps = Pick<Form, 'field' | 'values' | 'change'> & { places: Places }

/** What an address is made of. The province narrows the cities to those that the shop sends to. */
export function AddressFields({ field, values, change, places }: AddressFieldsProps) {
  const { say } = usePageSettings()
  const cities = places.cities.filter(({ provinceId }) => String(provinceId) === values.province)
  const province = field('province')
  return (
    <div className={styles.fields}>
      <TextField {...field('title')} label={say('AddressTitle')} hint={say('AddressTitleHint')} />
      <TextField {...field('receiver')} label={say('AddressReceiver')} autoComplete="name" />
      <TextField {...field('mobile')} label={say('AddressMobile')} isLtr inputMode="tel" autoComplete="tel" />
      <TextField
        {...field('postalCode')}
        label={say('AddressPostalCode')}
        isLtr
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <SelectField
        {...province}
        label={say('AddressProvince')}
        autoComplete="address-level1"
        placeholder={say('AddressChoose')}
        options={places.provinces.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={(value) => {
          province.onChange(value)
          // A city of another province is none of this one.
          change('city', '')
        }}
      />
      <SelectField
        {...field('city')}
        label={say('AddressCity')}
        autoComplete="address-level2"
        placeholder={values.province ? say('AddressChoose') : say('AddressProvinceFirst')}
        options={cities.map(({ id, title }) => ({ value: String(id), label: title }))}
        isDisabled={!values.province}
      />
      <div className={styles.wide}>
        <TextField
          {...field('address')}
          label={say('AddressText')}
          hint={say('AddressTextHint')}
          autoComplete="street-address"
          rows={3}
        />
      </div>
    </div>
  )
}
