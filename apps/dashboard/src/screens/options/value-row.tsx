'use client'

import { optionTexts } from '@rasteh/messages/dashboard'
import { OPTION_TEXT_MAX, type OptionValue } from '@rasteh/shop-core/options'
import screen from '#components/screen.module.css'
import styles from './options.module.css'

type ValueRowProps = { value: OptionValue; onChange: (value: OptionValue) => void; onRemove: () => void }

/** One value: its colour, its names, and the button that takes it away. */
export function ValueRow({ value, onChange, onRemove }: ValueRowProps) {
  const { label, colour } = value
  return (
    <li className={styles.value}>
      {colour !== null && (
        <input
          className={styles.patch}
          type="color"
          aria-label={`${optionTexts.colourOf} ${label.fa}`}
          value={colour}
          onChange={({ target }) => onChange({ ...value, colour: target.value })}
        />
      )}
      <input
        className={`${screen.input} ${styles.label}`}
        aria-label={`${optionTexts.labelOf} ${label.fa}`}
        value={label.fa}
        maxLength={OPTION_TEXT_MAX}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...value, label: { ...label, fa: target.value } })}
      />
      <input
        className={`${screen.input} ${styles.label}`}
        aria-label={`${optionTexts.englishOf} ${label.fa}`}
        placeholder={optionTexts.english}
        dir="ltr"
        value={label.en}
        maxLength={OPTION_TEXT_MAX}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...value, label: { ...label, en: target.value } })}
      />
      <button
        type="button"
        className={styles.remove}
        aria-label={`${optionTexts.removeValue} ${label.fa}`}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  )
}
