'use client'

import { type ReactNode, useId } from 'react'
import styles from './choice-cards.module.css'

export type Choice<Value extends string | number> = {
  value: Value
  title: string
  text?: string | undefined
  /** What decides between the choices, when each arrives for example. */
  note?: string | undefined
  /** Shown at the end of the line, the cost for example. */
  side?: ReactNode
  picture?: string | null | undefined
  /** What belongs to the chosen one alone, or to each where the choices are side by side. */
  more?: ReactNode
}

type ChoiceCardsProps<Value extends string | number> = {
  legend: string
  isLegendShown?: boolean
  name: string
  value: Value | null
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
  /** Side by side where there is room, to be compared. */
  layout?: 'list' | 'beside'
  error?: string | null | undefined
}

/** A choice of one among cards, each with its reasons: by keyboard like any radio buttons. */
export function ChoiceCards<Value extends string | number>(props: ChoiceCardsProps<Value>) {
  const { legend, isLegendShown = true, name, value, choices, onChoose, layout = 'list', error } = props
  const id = useId()
  return (
    <fieldset className={styles.field}>
      <legend className={isLegendShown ? styles.legend : styles.hidden}>{legend}</legend>
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <div className={`${styles.choices} ${styles[layout]}`}>
        {choices.map((choice) => (
          <div key={choice.value} className={styles.choice} data-chosen={choice.value === value}>
            <label className={styles.label}>
              <input
                className={styles.radio}
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={() => onChoose(choice.value)}
              />
              {choice.picture && (
                // A logo of a few kilobytes in its own size.
                <img className={styles.picture} src={choice.picture} alt="" width={40} height={40} />
              )}
              <span className={styles.words}>
                <span className={styles.title}>{choice.title}</span>
                {choice.text && <span className={styles.text}>{choice.text}</span>}
                {choice.note && <span className={styles.note}>{choice.note}</span>}
              </span>
              {choice.side && <span className={styles.side}>{choice.side}</span>}
            </label>
            {choice.more && <div className={styles.more}>{choice.more}</div>}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
