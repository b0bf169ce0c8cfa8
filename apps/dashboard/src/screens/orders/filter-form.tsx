'use client'

import { orderListTexts as texts } from '@rasteh/messages/dashboard'
import type { OrderFilter, OrderFilterKind } from '@rasteh/shop-core/order-list'
import type { OrderChoices } from '@rasteh/shop-store/reads/order-choices'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import screen from '#components/screen.module.css'
import { usePriceUnit } from '#fields/price-unit.tsx'
import { type FilterDraft, readDraft, toDraft } from './filter-draft.ts'
import { FilterFields } from './filter-fields.tsx'
import styles from './filters.module.css'

type FilterFormProps = {
  kind: OrderFilterKind
  filter: OrderFilter
  choices: OrderChoices
  onApply: (filter: OrderFilter) => void
  onBack: () => void
}

/** What one filter asks. Nothing changes before it is applied. */
export function FilterForm({ kind, filter, choices, onApply, onBack }: FilterFormProps) {
  const unit = usePriceUnit()
  const [draft, setDraft] = useState<FilterDraft>(() => ({
    ...toDraft(filter, unit),
    ...(kind === 'note' ? { note: '1' } : {}),
  }))
  const [unread, setUnread] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  // The line that was pressed is gone with the list: the keyboard goes on in the first field.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, button')?.focus(), [])
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (unread.length > 0) return setRefusal(texts.badDate)
    const read = readDraft(draft, { kind, filter, unit })
    if (read.ok) onApply(read.value)
    else setRefusal(texts[read.refusal])
  }
  return (
    <form ref={form} className={styles.form} aria-label={texts.kinds[kind]} onSubmit={apply}>
      <FilterFields
        kind={kind}
        draft={draft}
        choices={choices}
        onEdit={(edited) => setDraft((before) => ({ ...before, ...edited }))}
        onUnread={(name, isUnread) =>
          setUnread((before) => [...before.filter((one) => one !== name), ...(isUnread ? [name] : [])])
        }
      />
      <div role="alert" className={styles.said}>
        {refusal && <p className={screen.refusal}>{refusal}</p>}
      </div>
      <div className={screen.buttons}>
        <button type="submit" className={screen.primary}>
          {texts.apply}
        </button>
        <button type="button" className={screen.quiet} onClick={onBack}>
          {texts.back}
        </button>
      </div>
    </form>
  )
}
