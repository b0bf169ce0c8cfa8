import { CAPTCHA_HONEYPOT } from '@rasteh/contracts/captcha'
import styles from './captcha-field.module.css'
import type { Captcha } from './use-captcha.ts'

/** A field that no visitor sees: what is typed into it was typed by a program. */
export function Honeypot({ captcha }: { captcha: Pick<Captcha, 'honeypot' | 'setHoneypot'> }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <input
        name={CAPTCHA_HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        value={captcha.honeypot}
        onChange={(event) => captcha.setHoneypot(event.target.value)}
      />
    </div>
  )
}
