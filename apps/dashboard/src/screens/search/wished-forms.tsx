import { wishedTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { parseAmount } from '@rasteh/persian-text/money'
import type { Wished } from '@rasteh/shop-store/reads/wishes'
import { type FormEvent, useState } from 'react'
import styles from '#components/screen.module.css'
import type { WishedState } from './use-wished.ts'

type WishedFormsProps = { each: Wished; state: WishedState }

const PRODUCT_DIGITS = 12
const NOTE_MAX = 500

/** What a manager decides: it is this product, or the shop will not sell it. */
export function WishedForms({ each, state }: WishedFormsProps) {
  return (
    <div className={styles.steps}>
      {each.productId === null ? (
        <LinkForm each={each} state={state} />
      ) : (
        <Linked each={each} state={state} />
      )}
      <DismissForm each={each} state={state} />
    </div>
  )
}

function Linked({ each, state }: WishedFormsProps) {
  const { productId, productTitle, term } = each
  return (
    <div className={styles.row}>
      <a href={`/dashboard/collections/products/${productId}`}>
        <bdi>{productTitle ?? toPersianDigits(String(productId))}</bdi>
      </a>
      <button
        className={styles.quiet}
        type="button"
        disabled={state.isWaiting}
        aria-label={texts.unlinkOf.replace('{term}', term)}
        onClick={() => void state.link(each, null)}
      >
        {texts.unlink}
      </button>
    </div>
  )
}

function LinkForm({ each, state }: WishedFormsProps) {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void state.link(each, parseAmount(typed) ?? 0)
  }
  return (
    <form className={styles.row} onSubmit={submit}>
      <input
        className={styles.input}
        inputMode="numeric"
        dir="ltr"
        required
        maxLength={PRODUCT_DIGITS}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={texts.productOf.replace('{term}', each.term)}
        placeholder={texts.productId}
      />
      <button
        className={styles.quiet}
        type="submit"
        disabled={state.isWaiting}
        aria-label={texts.linkOf.replace('{term}', each.term)}
      >
        {texts.link}
      </button>
    </form>
  )
}

function DismissForm({ each, state }: WishedFormsProps) {
  const [note, setNote] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void state.dismiss(each, note)
  }
  return (
    <form className={styles.row} onSubmit={submit}>
      <input
        className={styles.input}
        dir="auto"
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        aria-label={texts.noteOf.replace('{term}', each.term)}
        placeholder={texts.note}
      />
      <button
        className={styles.quiet}
        type="submit"
        disabled={state.isWaiting}
        aria-label={texts.dismissOf.replace('{term}', each.term)}
      >
        {texts.dismiss}
      </button>
    </form>
  )
}
