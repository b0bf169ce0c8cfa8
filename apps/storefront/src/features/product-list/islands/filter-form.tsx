'use client'

import { Button } from '@rasteh/ui/button'
import { Children, type FormEvent, type ReactNode, useState } from 'react'
import { island } from '#island'
import { goToState } from '#page/islands/swap-part.ts'
import styles from '../filters.module.css'

type FilterFormProps = {
  action: string
  submitLabel: string
  /** The fields, and what is below the button that asks. */
  children: ReactNode
}

/** A form that asks for the list by its URL. With a script it asks as soon as a box is ticked, and stays on the page. */
export function FilterForm({ action, submitLabel, children }: FilterFormProps) {
  const [isWaiting, setWaiting] = useState(false)
  const [fields, more] = Children.toArray(children)

  function ask(form: HTMLFormElement): void {
    const url = urlOf(form, action)
    // The sheet is open by the URL, and browsers close it only when they themselves go to another.
    if (isSheet()) return void location.assign(url)
    setWaiting(true)
    void goToState(url).finally(() => setWaiting(false))
  }

  return (
    <form
      className={styles.form}
      action={action}
      aria-busy={isWaiting}
      onSubmit={(event) => {
        event.preventDefault()
        ask(event.currentTarget)
      }}
      onChange={(event: FormEvent<HTMLFormElement>) => {
        if (isTicked(event.target) && !isSheet()) ask(event.currentTarget)
      }}
    >
      {fields}
      <div className={styles.actions}>
        <Button type="submit" isBusy={isWaiting}>
          {submitLabel}
        </Button>
        {more}
      </div>
    </form>
  )
}

function isTicked(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'checkbox'
}

/** On a phone people tick several boxes behind the list and ask for it once. */
function isSheet(): boolean {
  return matchMedia('(width <= 900px)').matches
}

function urlOf(form: HTMLFormElement, action: string): string {
  const chosen = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  )
  const search = new URLSearchParams(chosen)
  return search.size === 0 ? action : `${action}?${search}`
}

export default island('product-list/filter-form', FilterForm, 'idle')
