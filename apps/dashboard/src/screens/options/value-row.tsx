'use client'

import { optionTexts } from '@rasteh/messages/dashboard'
import { OPTION_TEXT_MAX, type OptionValue } from '@rasteh/shop-core/options'
import screen from '#components/screen.module.css'
import styles from './options.module.css'

type ValueRowProps = {
  value: OptionValue
  onChange: (value: OptionValue) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One value: its colour, its names, its place, and the button that takes it away. */
export function ValueRow({ value, onChange, onMove, onRemove }: ValueRowProps) {
  const { label, colour } = value
  const act = (sign: string, name: string, press: () => void) => (
    <button type="button" className={styles.act} aria-label={name} title={name} onClick={press}>
      {sign}
    </button>
  )
  return (
    <li className={styles.value}>
      <span className={styles.line}>
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
          dir="auto"
          value={label.fa}
          maxLength={OPTION_TEXT_MAX}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...value, label: { ...label, fa: target.value } })}
        />
        {act('×', `${optionTexts.removeValue} ${label.fa}`, onRemove)}
      </span>
      <span className={styles.line}>
        <input
          className={`${screen.input} ${styles.label}`}
          aria-label={`${optionTexts.englishOf} ${label.fa}`}
          placeholder={optionTexts.english}
          dir={label.en === '' ? 'auto' : 'ltr'}
          value={label.en}
          maxLength={OPTION_TEXT_MAX}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...value, label: { ...label, en: target.value } })}
        />
        {act('↑', optionTexts.moveBefore.replace('{value}', label.fa), () => onMove(-1))}
        {act('↓', optionTexts.moveBehind.replace('{value}', label.fa), () => onMove(1))}
      </span>
    </li>
  )
}
