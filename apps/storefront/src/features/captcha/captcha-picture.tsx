'use client'

import { useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './captcha-field.module.css'
import { pictureUrl } from './captcha-urls.ts'
import type { Captcha } from './use-captcha.ts'

/** The picture itself; while there is none, its place is kept. */
export function CaptchaPicture({ captcha }: { captcha: Captcha }) {
  const { say } = usePageSettings()
  const { place, random } = captcha
  const [failed, setFailed] = useState<number | null>(null)
  if (random !== null && failed === random)
    return (
      <p className={styles.picture} role="alert">
        {say('CaptchaPictureFailed')}
      </p>
    )
  return (
    <div className={styles.picture}>
      {random !== null && (
        // A challenge is neither resized nor kept
        <img
          src={pictureUrl(place, random)}
          alt={say('CaptchaPicture')}
          width={280}
          height={88}
          loading="lazy"
          onError={() => setFailed(random)}
        />
      )}
    </div>
  )
}
