import { CAPTCHA_LURE } from '@rasteh/contracts/captcha'
import styles from './captcha-field.module.css'
import type { Captcha } from './use-captcha.ts'

/** A field that nobody sees: what is typed into it was typed by a program. */
export function Lure({ captcha }: { captcha: Pick<Captcha, 'lure' | 'setLure'> }) {
  return (
    <div className={styles.lure} aria-hidden="true">
      <input
        name={CAPTCHA_LURE}
        tabIndex={-1}
        autoComplete="off"
        value={captcha.lure}
        onChange={(event) => captcha.setLure(event.target.value)}
      />
    </div>
  )
}
