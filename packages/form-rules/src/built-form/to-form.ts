import { type CalendarName, tehranDateAt, writeDay } from '@rasteh/persian-text/jalali'
import type { Field, Form, Rule } from '../form/field.ts'
import { normaliseValue } from '../form/normalise-value.ts'
import { type BuiltField, type BuiltKind, CONSENT_GIVEN } from './built-field.ts'

/** In which calendar the form's days are written, and the moment in which it is checked. */
export type BuiltFormFacts = { calendar: CalendarName; nowMs: number }

const SHORT_MAX = 200
const LONG_MAX = 5_000
const EMAIL_MAX = 254
const NUMBER_MAX = 1_000_000_000_000
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2100-12-31'

/** The names of the three fields that a day is typed into; the day's own is the field's. */
export const datePartNames = (id: string) => ({ day: id, month: `${id}-month`, year: `${id}-year` })

/** The rules of a built form, as every form of the shop has them: the page and the server read the same. */
export function toForm(fields: readonly BuiltField[], facts: BuiltFormFacts): Form {
  return Object.fromEntries(fields.flatMap((field) => partsOf(field, fields, facts)))
}

function partsOf(field: BuiltField, fields: readonly BuiltField[], facts: BuiltFormFacts): [string, Field][] {
  const shownWhen = conditionOf(field, fields)
  const hidden = shownWhen ? { shownWhen } : {}
  if (field.kind !== 'date') return [[field.id, { ...RULES[field.kind](field), ...hidden }]]
  const { day, month, year } = datePartNames(field.id)
  const rules = requiredOf(field)
  const until = field.isPast ? writeDay(tehranDateAt(facts.nowMs)) : LAST_DAY
  const { calendar } = facts
  const isWholeOrEmpty = !field.isRequired
  const date: Rule = { rule: 'date', calendar, month, year, from: FIRST_DAY, until, isWholeOrEmpty }
  return [
    [day, { kind: 'text', keys: 'number', rules: [...rules, date], ...hidden }],
    [month, { kind: 'select', rules, ...hidden }],
    [year, { kind: 'text', keys: 'number', rules, ...hidden }],
  ]
}

/** A condition compares what is checked: of a mobile or a number its Latin digits. */
function conditionOf({ shownWhen }: BuiltField, fields: readonly BuiltField[]): Field['shownWhen'] | null {
  const asked = fields.find(({ id }) => id === shownWhen?.field)
  if (!shownWhen || !asked) return null
  if (asked.kind === 'consent') return { field: asked.id, isOneOf: [CONSENT_GIVEN] }
  const { kind } = asked.kind === 'date' ? ({ kind: 'text' } as const) : RULES[asked.kind](asked)
  return { field: asked.id, isOneOf: [String(normaliseValue(kind, shownWhen.value))] }
}

const requiredOf = ({ isRequired }: BuiltField): Rule[] => (isRequired ? [{ rule: 'required' }] : [])

type DescribeField = (field: BuiltField) => Field

const RULES: Record<Exclude<BuiltKind, 'date'>, DescribeField> = {
  shortText: (field) => ({
    kind: 'prose',
    rules: [...requiredOf(field), { rule: 'regex', pattern: '^.*$' }, { rule: 'maxlen', count: SHORT_MAX }],
  }),
  longText: (field) => ({
    kind: 'prose',
    rules: [...requiredOf(field), { rule: 'maxlen', count: LONG_MAX }],
  }),
  mobile: (field) => ({
    kind: 'text',
    keys: 'contact',
    rules: [...requiredOf(field), { rule: 'contactNumber' }],
  }),
  email: (field) => ({
    kind: 'text',
    rules: [...requiredOf(field), { rule: 'email' }, { rule: 'maxlen', count: EMAIL_MAX }],
  }),
  nationalCode: (field) => ({
    kind: 'text',
    keys: 'number',
    rules: [...requiredOf(field), { rule: 'nationalCode' }],
  }),
  number: (field) => ({
    kind: 'text',
    keys: 'decimal',
    rules: [
      ...requiredOf(field),
      { rule: 'number' },
      { rule: 'between', min: field.min ?? 0, max: field.max ?? NUMBER_MAX },
    ],
  }),
  choice: (field) => ({
    kind: 'prose',
    rules: [...requiredOf(field), { rule: 'oneOf', allowed: field.options }],
  }),
  choices: (field) => ({
    kind: 'prose',
    rules: [...requiredOf(field), { rule: 'someOf', allowed: field.options }],
  }),
  file: (field) => ({
    kind: 'file',
    rules: [...requiredOf(field), { rule: 'extension', allowed: field.extensions }],
  }),
  consent: (field) => ({
    kind: 'prose',
    rules: [...requiredOf(field), { rule: 'oneOf', allowed: [CONSENT_GIVEN] }],
  }),
}
