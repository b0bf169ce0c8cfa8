'use client'

import { orderListTexts as texts } from '@rasteh/messages/dashboard'
import { isOrderState } from '@rasteh/shop-core/order'
import {
  askedFilters,
  ORDER_FILTER_KINDS,
  type OrderFilter,
  type OrderFilterKind,
} from '@rasteh/shop-core/order-list'
import { Icon } from '@rasteh/ui/icon'
import { Popover } from '@rasteh/ui/popover'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useRef, useState } from 'react'
import screen from '#components/screen.module.css'
import { FilterForm } from './filter-form.tsx'
import type { FilterProps } from './filter-props.ts'
import styles from './filters.module.css'
import { toOrdersUrl } from './order-query.ts'

/** A button that asks which filter, then what it asks. One that is there already is opened with what it asks now. */
export function AddFilter({ query, choices }: FilterProps) {
  const router = useRouter()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState<OrderFilterKind | null>(null)
  const open = (isNow: boolean) => {
    setOpen(isNow)
    setKind(null)
  }
  const apply = (filter: OrderFilter) => {
    open(false)
    router.push(toOrdersUrl({ ...query, filter, cursor: null }))
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${screen.quiet} ${styles.add}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        <Icon name="plus" />
        {texts.add}
      </button>
      <Popover label={texts.add} culture="fa-IR" triggerRef={button} isOpen={isOpen} onOpenChange={open}>
        {kind ? (
          <FilterForm
            key={kind}
            kind={kind}
            filter={query.filter}
            choices={choices}
            onApply={apply}
            onBack={() => setKind(null)}
          />
        ) : (
          <KindList query={query} onChoose={setKind} />
        )}
      </Popover>
    </>
  )
}

type KindListProps = { query: FilterProps['query']; onChoose: (kind: OrderFilterKind) => void }

/** A list of one state has no filter of states. */
function KindList({ query: { list, filter }, onChoose }: KindListProps) {
  const asked = askedFilters(filter)
  const isOfState = list !== null && isOrderState(list)
  const kinds = ORDER_FILTER_KINDS.filter((kind) => kind !== 'state' || !isOfState)
  return (
    <ul className={styles.kinds} aria-label={texts.choose} onKeyDown={moveByArrows}>
      {kinds.map((kind, place) => (
        <li key={kind}>
          <button
            type="button"
            className={styles.kindButton}
            // The menu was just opened by a press: its first line is where the keyboard goes on.
            // biome-ignore lint/a11y/noAutofocus: see above
            autoFocus={place === 0}
            onClick={() => onChoose(kind)}
          >
            {asked.includes(kind) ? texts.change.replace('{filter}', texts.kinds[kind]) : texts.kinds[kind]}
          </button>
        </li>
      ))}
    </ul>
  )
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

function moveByArrows(event: KeyboardEvent<HTMLUListElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const place = buttons.indexOf(event.target as HTMLButtonElement)
  const ends: Record<string, number> = { Home: 0, End: buttons.length - 1 }
  const step = STEPS[event.key]
  const next = step ? (place + step + buttons.length) % buttons.length : ends[event.key]
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}
