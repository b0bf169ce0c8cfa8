'use client'

import { type BuiltField, CONSENT_GIVEN, datePartNames } from '@rasteh/form-rules/built-form'
import { CHOICES_SEPARATOR } from '@rasteh/form-rules/form'
import { CheckboxField } from '@rasteh/ui/checkbox-field'
import { DateField } from '@rasteh/ui/date-field'
import { RadioField } from '@rasteh/ui/radio-field'
import { SelectField } from '@rasteh/ui/select-field'
import { TextField } from '@rasteh/ui/text-field'
import { AttachmentField } from '#features/files/public-attachment-field.ts'
import { monthNames } from '#page/culture/month-names.ts'
import type { useForm } from '#page/islands/form/use-form.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'

type FieldState = ReturnType<typeof useForm>['field']

type BuiltFormFieldProps = {
  built: BuiltField
  field: FieldState
  file: File | null
  onChoose: (file: File | null) => void
}

/** What each kind of text is typed with. */
const TYPED = {
  shortText: {},
  longText: { rows: 5 },
  mobile: { isLtr: true, inputMode: 'tel', autoComplete: 'tel' },
  email: { isLtr: true, inputMode: 'email', autoComplete: 'email' },
  nationalCode: { isLtr: true, inputMode: 'numeric', autoComplete: 'off' },
  number: { isLtr: true, inputMode: 'decimal', autoComplete: 'off' },
} as const

/** One field of a built form. What may be left out says so: most are asked for. */
export function BuiltFormField({ built, field, file, onChoose }: BuiltFormFieldProps) {
  const { say } = usePageSettings()
  const { id, kind, isRequired } = built
  const label = isRequired ? built.label : say('FormOptional', { label: built.label })
  const hint = built.hint || undefined
  if (kind === 'date') return <DayField {...{ label, hint, id, field }} />
  if (kind === 'choice' || kind === 'choices') return <Choices {...{ built, field, label, hint }} />
  const { guard, ...state } = field(id)
  if (kind === 'consent')
    return (
      <CheckboxField
        {...state}
        hint={hint}
        values={state.value === '' ? [] : [state.value]}
        options={[{ value: CONSENT_GIVEN, label: built.label }]}
        onChange={([given = '']) => state.onChange(given)}
      />
    )
  if (kind === 'file')
    return (
      <AttachmentField
        field={state}
        title={label}
        hint={hint}
        label={say('FormFile')}
        extensions={built.extensions}
        chosen={file}
        onChoose={onChoose}
      />
    )
  return <TextField {...state} {...TYPED[kind]} guard={guard} label={label} hint={hint} />
}

type ChoicesProps = Pick<BuiltFormFieldProps, 'built' | 'field'> & { label: string; hint: string | undefined }

function Choices({ built, field, label, hint }: ChoicesProps) {
  const { say } = usePageSettings()
  const { guard: _, ...state } = field(built.id)
  const options = built.options.map((title) => ({ value: title, label: title }))
  if (built.kind === 'choices')
    return (
      <CheckboxField
        {...state}
        label={label}
        hint={hint}
        options={options}
        values={state.value === '' ? [] : state.value.split(CHOICES_SEPARATOR)}
        onChange={(values) => state.onChange(values.join(CHOICES_SEPARATOR))}
      />
    )
  if (built.isRadio) return <RadioField {...state} label={label} hint={hint} options={options} />
  return (
    <SelectField {...state} label={label} hint={hint} options={options} placeholder={say('FormChoose')} />
  )
}

type DayFieldProps = { label: string; hint: string | undefined; id: string; field: FieldState }

function DayField({ label, hint, id, field }: DayFieldProps) {
  const { say, money } = usePageSettings()
  const names = datePartNames(id)
  const part = (name: string, word: string) => ({
    ...field(name),
    label: `${label}: ${word}`,
    placeholder: word,
  })
  return (
    <DateField
      label={label}
      hint={hint}
      months={monthNames(money.culture)}
      day={part(names.day, say('FormDay'))}
      month={part(names.month, say('FormMonth'))}
      year={part(names.year, say('FormYear'))}
    />
  )
}
