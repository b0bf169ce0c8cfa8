import { type CalendarName, tehranDateAt, writeDay } from '@rasteh/persian-text/jalali'
import { checkForm, type FieldErrors } from './form/check-form.ts'
import { defineForm, type Field, type FormValues } from './form/field.ts'
import { toDay } from './rules/is-date.ts'

const NAME_MAX = 60

/** No customer was born or married before this day. */
const FIRST_DAY = '1900-01-01'

const MARITAL_STATUS_PATTERN = '^[01]$'

const name: Field = { kind: 'text', rules: [{ rule: 'required' }, { rule: 'maxlen', count: NAME_MAX }] }

/** In which calendar the form's days are written, and the moment in which it is checked. */
export type ProfileFacts = { calendar: CalendarName; nowMs: number }

/** What registration and the profile ask of a person. */
export function profileForm({ calendar, nowMs }: ProfileFacts) {
  const until = writeDay(tehranDateAt(nowMs))
  const day = (of: 'birth' | 'marriage'): Field => ({
    kind: 'text',
    keys: 'number',
    rules: [
      { rule: 'required' },
      { rule: 'date', calendar, month: `${of}Month`, year: `${of}Year`, from: FIRST_DAY, until },
    ],
  })
  const month: Field = { kind: 'select', rules: [{ rule: 'required' }] }
  const year: Field = { kind: 'text', keys: 'number', rules: [{ rule: 'required' }] }
  return defineForm({
    firstName: name,
    lastName: name,
    nationalCode: { kind: 'text', keys: 'number', rules: [{ rule: 'required' }, { rule: 'nationalCode' }] },
    birthDay: day('birth'),
    birthMonth: month,
    birthYear: year,
    maritalStatus: {
      kind: 'text',
      rules: [{ rule: 'required' }, { rule: 'regex', pattern: MARITAL_STATUS_PATTERN }],
    },
    marriageDay: day('marriage'),
    marriageMonth: month,
    marriageYear: year,
  })
}

/** As long as a password must be; nothing else makes one strong. */
const PASSWORD_MIN = 12
const PASSWORD_MAX = 128

/** What registration asks: the same, and a password for those who want one. */
export function registrationForm(facts: ProfileFacts) {
  return defineForm({
    ...profileForm(facts),
    password: {
      kind: 'password',
      rules: [
        { rule: 'minlen', count: PASSWORD_MIN },
        { rule: 'maxlen', count: PASSWORD_MAX },
      ],
    },
    passwordAgain: { kind: 'password', rules: [{ rule: 'passwordCompare', field: 'password' }] },
  })
}

export type ProfileField = keyof ReturnType<typeof profileForm> & string

/** The checked details: Latin digits, days as YYYY-MM-DD in the Gregorian calendar. */
export type CheckedProfile = {
  firstName: string
  lastName: string
  nationalCode: string
  birthDate: string
  maritalStatus: number
  marriageDate: string | null
}

type CheckedOutcome = { ok: true; value: CheckedProfile } | { ok: false; refusal: FieldErrors<ProfileField> }

/** Checks the details as the page did; `hidden` names the fields that the marital status hides. */
export function checkProfile(
  values: FormValues,
  facts: ProfileFacts & { hidden: readonly string[] },
): CheckedOutcome {
  const outcome = checkForm(profileForm(facts), values, { hidden: facts.hidden })
  if (!outcome.ok) return outcome
  const text = (field: ProfileField) => String(outcome.value[field] ?? '')
  const dayOf = (of: 'birth' | 'marriage') =>
    toDay({ day: text(`${of}Day`), month: text(`${of}Month`), year: text(`${of}Year`) }, facts.calendar)
  return {
    ok: true,
    value: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      nationalCode: text('nationalCode'),
      birthDate: dayOf('birth') ?? '',
      maritalStatus: Number(text('maritalStatus')),
      marriageDate: dayOf('marriage') ?? null,
    },
  }
}
