'use client'

import { normaliseText } from '@rasteh/form-rules/form'
import { MARITAL_STATUS_SINGLE, showsMarriageFields } from '@rasteh/shop-core/registration'
import { DateField } from '@rasteh/ui/date-field'
import { RadioField } from '@rasteh/ui/radio-field'
import { TextField } from '@rasteh/ui/text-field'
import { monthNames } from '#page/culture/month-names.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './person-form.module.css'
import type { PersonFormState } from './person-form-state.ts'

const MARRIED = 1

/** What registration and the profile ask of a person. The day of marriage is asked only of those who have one. */
export function PersonFields({ field, values }: Pick<PersonFormState, 'field' | 'values'>) {
  const { say, money } = usePageSettings()
  const months = monthNames(money.culture)
  const status = normaliseText(values.maritalStatus ?? '')
  const isMarried = status !== '' && showsMarriageFields(Number(status))
  return (
    <>
      <TextField {...field('firstName')} label={say('AccountFirstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} label={say('AccountLastName')} autoComplete="family-name" />
      <TextField
        {...field('nationalCode')}
        label={say('AccountNationalCode')}
        hint={say('ProfileNationalCodeHint')}
        isLtr
        inputMode="numeric"
        autoComplete="off"
      />
      <DateField
        label={say('AccountBirthDate')}
        months={months}
        day={{ ...field('birthDay'), label: say('ProfileBirthDay'), placeholder: say('ProfileDay') }}
        month={{ ...field('birthMonth'), label: say('ProfileBirthMonth'), placeholder: say('ProfileMonth') }}
        year={{ ...field('birthYear'), label: say('ProfileBirthYear'), placeholder: say('ProfileYear') }}
      />
      <div className={styles.wide}>
        <RadioField
          {...field('maritalStatus')}
          label={say('AccountMaritalStatus')}
          options={[
            { value: String(MARITAL_STATUS_SINGLE), label: say('AccountSingle') },
            { value: String(MARRIED), label: say('AccountMarried') },
          ]}
        />
      </div>
      {isMarried && (
        <DateField
          label={say('ProfileMarriageDate')}
          months={months}
          day={{ ...field('marriageDay'), label: say('AccountMarriageDay'), placeholder: say('ProfileDay') }}
          month={{
            ...field('marriageMonth'),
            label: say('AccountMarriageMonth'),
            placeholder: say('ProfileMonth'),
          }}
          year={{
            ...field('marriageYear'),
            label: say('AccountMarriageYear'),
            placeholder: say('ProfileYear'),
          }}
        />
      )}
    </>
  )
}
