'use client'

import { secondFactorTexts } from '@rasteh/messages/dashboard'
import { groupedSecret } from '@rasteh/shop-core/second-factor'
import screen from '#components/screen.module.css'
import { QrPicture } from './qr-picture.tsx'
import styles from './second-factor.module.css'

export type ProposalShown = { secret: string; dots: boolean[][] }

/** What the authenticator app needs: the picture, or the same as text. */
export function ProposalSteps({ secret, dots }: ProposalShown) {
  return (
    <>
      <p className={screen.hint}>{secondFactorTexts.scan}</p>
      <QrPicture className={styles.picture} dots={dots} label={secondFactorTexts.picture} />
      <p className={screen.hint}>
        {secondFactorTexts.orType} <bdi className={styles.secret}>{groupedSecret(secret)}</bdi>
      </p>
    </>
  )
}

/** The recovery codes, this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section aria-label={secondFactorTexts.codesTitle}>
      <p className={screen.hint}>{secondFactorTexts.codesIntro}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <bdi>{code}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

type CodeFieldProps = { id: string; label: string; value: string; onChange: (value: string) => void }

export function CodeField({ id, label, value, onChange }: CodeFieldProps) {
  return (
    <div className={screen.field}>
      <label className={screen.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={screen.input}
        dir="ltr"
        inputMode="text"
        autoComplete="one-time-code"
        maxLength={32}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
