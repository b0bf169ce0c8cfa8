'use client'

import { shipmentTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { SHIPMENT_TEXT_MAX } from '@rasteh/shop-core/order'
import { type FormEvent, useState } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { FileChoice } from './file-choice.tsx'
import { RowTable } from './row-table.tsx'
import { useShipments } from './use-shipments.ts'

/** Pasted codes are looked at first; only what was looked at is sent. */
export function Shipments() {
  const { answer, isWaiting, refusal, check, send, forget } = useShipments()
  const [text, setText] = useState('')
  const [carrier, setCarrier] = useState<string>(texts.carriers[0] ?? '')
  const ready = answer?.rows.filter(({ fault, isDone }) => fault === null && !isDone).length ?? 0
  const type = (typed: string) => {
    setText(typed.slice(0, SHIPMENT_TEXT_MAX))
    forget()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (ready > 0 ? send(text, carrier) : check(text))
  }
  return (
    <form className={screen.card} aria-label={texts.title} aria-busy={isWaiting} onSubmit={submit}>
      <p className={screen.hint}>{texts.intro}</p>
      <label className={screen.field}>
        <span className={screen.label}>{texts.text}</span>
        <textarea
          className={screen.area}
          rows={10}
          dir="ltr"
          required
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <FileChoice onText={type} />
      <div className={screen.row}>
        <label className={screen.field}>
          <span className={screen.label}>{texts.carrier}</span>
          <input
            className={screen.input}
            required
            maxLength={60}
            list="shipment-carriers"
            autoComplete="off"
            value={carrier}
            onChange={({ target }) => setCarrier(target.value)}
          />
          <datalist id="shipment-carriers">
            {texts.carriers.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </label>
      </div>
      <div className={screen.buttons}>
        <button type="submit" className={screen.primary} disabled={isWaiting}>
          {isWaiting ? texts.waiting : ready > 0 ? <Counted text={texts.send} count={ready} /> : texts.check}
        </button>
      </div>
      <div role="status">
        {answer && answer.sent > 0 && (
          <p className={screen.done}>
            <Counted text={texts.sent} count={answer.sent} />
          </p>
        )}
      </div>
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
      {answer && <RowTable rows={answer.rows} ready={ready} />}
    </form>
  )
}

function Counted({ text, count }: { text: string; count: number }) {
  // One element: a button would take the parts for boxes of its own and drop the spaces between them.
  return (
    <span>
      <FilledText text={text} values={{ count: formatAmount(count, 'fa-IR') }} />
    </span>
  )
}
