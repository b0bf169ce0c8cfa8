'use client'

import { TextField } from '@rasteh/ui/text-field'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './sign-in.module.css'

type CodeFieldProps = {
  value: string
  onChange: (typed: string) => void
  /** The id of what says why it is refused. */
  refusedBy: string | undefined
}

/** The field for a one-time code; phones offer the code of the message that just came. */
export function CodeField({ value, onChange, refusedBy }: CodeFieldProps) {
  const { say } = usePageSettings()
  return (
    <div className={styles.code}>
      <TextField
        label={say('AccountCode')}
        name="code"
        value={value}
        onChange={onChange}
        refusedBy={refusedBy}
        isRequired
        isLtr
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </div>
  )
}
