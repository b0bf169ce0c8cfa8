import { toIranianMobile } from '@rasteh/persian-text/mobile'
import { toPostalCode } from '@rasteh/persian-text/postal-code'
import { checkForm, type FieldErrors } from './form/check-form.ts'
import { defineForm, type FormValues } from './form/field.ts'

const TITLE_MAX = 40
const RECEIVER_MAX = 100
const TEXT_MIN = 10
const TEXT_MAX = 500

/** What an address is made of; the province only narrows the cities. */
export const ADDRESS_FORM = defineForm({
  title: { kind: 'prose', rules: [{ rule: 'required' }, { rule: 'maxlen', count: TITLE_MAX }] },
  receiver: { kind: 'text', rules: [{ rule: 'required' }, { rule: 'maxlen', count: RECEIVER_MAX }] },
  mobile: { kind: 'text', keys: 'contact', rules: [{ rule: 'required' }, { rule: 'contactNumber' }] },
  province: { kind: 'select', rules: [{ rule: 'required' }] },
  city: { kind: 'select', rules: [{ rule: 'required' }] },
  postalCode: { kind: 'text', keys: 'number', rules: [{ rule: 'required' }, { rule: 'postalCode' }] },
  address: {
    kind: 'prose',
    rules: [{ rule: 'required' }, { rule: 'minlen', count: TEXT_MIN }, { rule: 'maxlen', count: TEXT_MAX }],
  },
})

export type AddressField = keyof typeof ADDRESS_FORM & string

/** A checked address: Latin digits in its numbers, as it is kept. */
export type CheckedAddress = {
  title: string
  receiver: string
  mobile: string
  cityId: number
  postalCode: string
  address: string
}

type CheckedOutcome = { ok: true; value: CheckedAddress } | { ok: false; refusal: FieldErrors<AddressField> }

/** Checks an address as the page did. Which province it was chosen by is not asked: the city knows. */
export function checkAddress(values: FormValues): CheckedOutcome {
  const outcome = checkForm(ADDRESS_FORM, values, { hidden: ['province'] })
  if (!outcome.ok) return outcome
  const text = (field: AddressField) => String(outcome.value[field] ?? '')
  return {
    ok: true,
    value: {
      title: text('title'),
      receiver: text('receiver'),
      mobile: toIranianMobile(text('mobile')) ?? '',
      cityId: Number(text('city')),
      postalCode: toPostalCode(text('postalCode')) ?? '',
      address: text('address'),
    },
  }
}
