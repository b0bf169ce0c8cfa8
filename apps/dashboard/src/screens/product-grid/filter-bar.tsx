'use client'

import { productGridTexts } from '@rasteh/messages/dashboard'
import { GRID_SORTS, MISSING_PARTS, NO_FILTER, STOCK_LEVELS } from '@rasteh/shop-core/product-grid'
import { useState } from 'react'
import screen from '#components/screen.module.css'
import { LabelledAmount } from '#fields/labelled-amount.tsx'
import type { CategoryOption } from '#screens/bulk-pricing/public-components.ts'
import { Choice } from './choice.tsx'
import styles from './product-grid.module.css'
import type { SentFilter } from './use-product-grid.ts'

const texts = productGridTexts.filter
const EMPTY = {
  search: '',
  categoryId: '',
  brand: '',
  stock: '',
  missing: '',
  sort: 'newest',
}
/** Whole Rials; none where nothing is asked, a text where it is no amount. */
const NO_LIMITS: Record<'min' | 'max', number | string | null> = { min: null, max: null }

export type FilterChoices = { categories: CategoryOption[]; brands: string[] }
type FilterBarProps = { choices: FilterChoices; isWaiting: boolean; onShow: (filter: SentFilter) => void }

/** Which products the grid lists. Nothing changes before «show» is pressed. */
export function FilterBar({ choices, isWaiting, onShow }: FilterBarProps) {
  const [form, setForm] = useState(EMPTY)
  const [limits, setLimits] = useState(NO_LIMITS)
  const [isUnread, setUnread] = useState(false)
  const edit = (name: keyof typeof EMPTY) => (value: string) => setForm({ ...form, [name]: value })
  const show = () => {
    const { min, max } = limits
    const isBad = typeof min === 'string' || typeof max === 'string'
    setUnread(isBad)
    if (!isBad) onShow(toFilter(form, min, max))
  }
  const amount = (name: 'min' | 'max') => {
    const limit = limits[name]
    return (
      <LabelledAmount
        label={texts[name]}
        value={typeof limit === 'string' ? null : limit}
        onChange={(rials) => setLimits({ ...limits, [name]: rials })}
        onUnread={(text) => text !== null && setLimits({ ...limits, [name]: text })}
      />
    )
  }
  return (
    <form
      className={screen.card}
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault()
        show()
      }}
    >
      <div className={styles.filters}>
        <label className={screen.field}>
          <span className={screen.label}>{texts.search}</span>
          <input
            type="search"
            className={screen.input}
            dir="auto"
            autoComplete="off"
            maxLength={200}
            value={form.search}
            onChange={({ target }) => edit('search')(target.value)}
          />
        </label>
        <Choice
          label={texts.category}
          value={form.categoryId}
          none={texts.any}
          options={choices.categories.map(({ id, title, depth }) => ({
            value: String(id),
            label: '\u2003'.repeat(depth) + title,
          }))}
          onChange={edit('categoryId')}
        />
        <Choice
          label={texts.brand}
          value={form.brand}
          none={texts.any}
          options={choices.brands.map((brand) => ({ value: brand, label: brand }))}
          onChange={edit('brand')}
        />
        <Choice
          label={texts.stock}
          value={form.stock}
          none={texts.any}
          options={STOCK_LEVELS.map((value) => ({ value, label: texts.levels[value] }))}
          onChange={edit('stock')}
        />
        <Choice
          label={texts.missing}
          value={form.missing}
          none={texts.any}
          options={MISSING_PARTS.map((value) => ({ value, label: texts.parts[value] }))}
          onChange={edit('missing')}
        />
        {amount('min')}
        {amount('max')}
        <Choice
          label={texts.sort}
          value={form.sort}
          options={GRID_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
          onChange={edit('sort')}
        />
      </div>
      <div role="alert" className={styles.said}>
        {isUnread && <p className={screen.refusal}>{texts.badAmount}</p>}
      </div>
      <button type="submit" className={screen.quiet} disabled={isWaiting}>
        {texts.show}
      </button>
    </form>
  )
}

/** The choices are those of the lists above. */
function toFilter(form: typeof EMPTY, minRial: number | null, maxRial: number | null): SentFilter {
  const { words: _, ...none } = NO_FILTER
  return {
    ...none,
    search: form.search,
    categoryId: form.categoryId === '' ? null : Number(form.categoryId),
    brand: form.brand || null,
    stock: STOCK_LEVELS.find((level) => level === form.stock) ?? null,
    missing: MISSING_PARTS.find((part) => part === form.missing) ?? null,
    sort: GRID_SORTS.find((sort) => sort === form.sort) ?? none.sort,
    minRial,
    maxRial,
  }
}
