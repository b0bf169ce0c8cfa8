'use client'

import { ordersTexts, provinceNames, orderListTexts as texts } from '@rasteh/messages/dashboard'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { formatDate, jalaliDayStartMs, parseJalali } from '@rasteh/persian-text/jalali'
import { PRICE_UNIT_TITLES } from '@rasteh/persian-text/money'
import { ORDER_STATES } from '@rasteh/shop-core/order'
import { ORDER_FILTER_TEXT_MAX, type OrderFilterKind } from '@rasteh/shop-core/order-list'
import type { OrderChoices } from '@rasteh/shop-store/reads/order-choices'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { JalaliDateInput } from '#fields/jalali-date-input.tsx'
import { usePriceUnit } from '#fields/price-unit.tsx'
import type { FilterDraft } from './filter-draft.ts'
import styles from './filters.module.css'

type FilterFieldsProps = {
  kind: OrderFilterKind
  draft: FilterDraft
  choices: OrderChoices
  onEdit: (edited: FilterDraft) => void
  onUnread: (name: string, isUnread: boolean) => void
}

/** The fields of one filter; their names are the URL's own. */
export function FilterFields(props: FilterFieldsProps) {
  const { kind, draft, choices, onEdit } = props
  switch (kind) {
    case 'date':
      return <DayFields {...props} />
    case 'state':
      return <StateFields {...props} />
    case 'place':
      return <PlaceFields {...props} />
    case 'amount':
      return <AmountFields {...props} />
    case 'delivery':
      return (
        <Options
          label={texts.kinds.delivery}
          value={draft.delivery}
          options={choices.deliveries.map(({ id, title }) => [String(id), title])}
          onChange={(delivery) => onEdit({ delivery })}
        />
      )
    case 'payment':
      return (
        <Options
          label={texts.kinds.payment}
          value={draft.payment}
          options={Object.entries(ordersTexts.methods)}
          onChange={(payment) => onEdit({ payment })}
        />
      )
    case 'product':
      return <Typed label={texts.product} value={draft.product} onChange={(product) => onEdit({ product })} />
    case 'code':
      return <Typed label={texts.code} value={draft.code} onChange={(code) => onEdit({ code })} />
    case 'note':
      return <p className={screen.hint}>{texts.hasNoteHint}</p>
  }
}

function DayFields({ draft, onEdit, onUnread }: FilterFieldsProps) {
  return (['from', 'to'] as const).map((name) => {
    const day = parseJalali(draft[name] ?? '')
    return (
      <div key={name} className={screen.field}>
        <label className={screen.label} htmlFor={`order-filter-${name}`}>
          {texts[name]}
        </label>
        <JalaliDateInput
          label={texts[name]}
          id={`order-filter-${name}`}
          value={day ? new Date(jalaliDayStartMs(day)) : null}
          onChange={(moment) => onEdit({ [name]: moment ? formatDate(moment, 'fa-IR') : '' })}
          onUnread={(text) => onUnread(name, text !== null)}
        />
      </div>
    )
  })
}

function StateFields({ draft, onEdit }: FilterFieldsProps) {
  const chosen = (draft.state ?? '').split(',')
  const toggle = (state: string, isChosen: boolean) =>
    onEdit({
      state: ORDER_STATES.filter((one) => (one === state ? isChosen : chosen.includes(one))).join(','),
    })
  return (
    <fieldset className={screen.choices}>
      <legend className={screen.label}>{texts.kinds.state}</legend>
      <div className={screen.choiceRow}>
        {ORDER_STATES.map((state) => (
          <label key={state} className={screen.choice}>
            <input
              type="checkbox"
              className={screen.radio}
              checked={chosen.includes(state)}
              onChange={({ target }) => toggle(state, target.checked)}
            />
            {ordersTexts.lists[state]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Of a province its own cities; a city of another is let go with it. */
function PlaceFields({ draft, choices, onEdit }: FilterFieldsProps) {
  const { province = '' } = draft
  const cities = choices.cities.filter(({ provinceId }) => province === '' || String(provinceId) === province)
  return (
    <>
      <Options
        label={texts.province}
        value={province}
        options={Object.entries(provinceNames)}
        onChange={(next) => onEdit({ province: next, city: '' })}
      />
      <Options
        label={texts.city}
        value={draft.city}
        options={[...new Set(cities.map(({ title }) => title))].map((title) => [title, title])}
        onChange={(city) => onEdit({ city })}
      />
    </>
  )
}

function AmountFields({ draft, onEdit }: FilterFieldsProps) {
  const unit = PRICE_UNIT_TITLES[usePriceUnit()]['fa-IR']
  return (['min', 'max'] as const).map((name) => (
    <label key={name} className={screen.field}>
      <span className={screen.label}>
        <FilledText text={texts[name]} values={{ unit }} />
      </span>
      <input
        className={screen.input}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        value={draft[name] ?? ''}
        onChange={({ target }) => onEdit({ [name]: toCultureDigits(target.value, 'fa-IR') })}
      />
    </label>
  ))
}

type TypedProps = { label: string; value: string | undefined; onChange: (value: string) => void }

function Typed({ label, value = '', onChange }: TypedProps) {
  return (
    <label className={screen.field}>
      <span className={screen.label}>{label}</span>
      <input
        className={screen.input}
        dir="auto"
        autoComplete="off"
        maxLength={ORDER_FILTER_TEXT_MAX}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}

type OptionsProps = TypedProps & { options: readonly (readonly [value: string, label: string])[] }

function Options({ label, value = '', options, onChange }: OptionsProps) {
  return (
    <label className={`${screen.field} ${styles.options}`}>
      <span className={screen.label}>{label}</span>
      <select className={screen.input} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{texts.any}</option>
        {options.map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
