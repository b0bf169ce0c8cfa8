'use client'

import { Button } from '@rasteh/ui/button'
import { Icon } from '@rasteh/ui/icon'
import { TextField } from '@rasteh/ui/text-field'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './captcha-field.module.css'
import { CaptchaPicture } from './captcha-picture.tsx'
import { CaptchaWork } from './captcha-work.tsx'
import { Honeypot } from './honeypot.tsx'
import type { Captcha } from './use-captcha.ts'
import { useSpokenCaptcha } from './use-spoken-captcha.ts'

/** Shows the picture that programs cannot read, and the two alternatives: digits to hear, and a work for the device. */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const { say } = usePageSettings()
  const spoken = useSpokenCaptcha(captcha.place)
  return (
    <fieldset
      className={styles.captcha}
      ref={captcha.box}
      aria-label={say('Captcha')}
      onFocus={captcha.freshen}
    >
      {captcha.proof === null && (
        <div className={styles.reading}>
          <CaptchaPicture captcha={captcha} />
          <div className={styles.actions}>
            <Button kind="secondary" size="icon" label={say('CaptchaRefresh')} onPress={captcha.refresh}>
              <Icon name="refresh" />
            </Button>
            <Button
              kind="secondary"
              size="icon"
              label={say('CaptchaListen')}
              isBusy={spoken.state === 'playing'}
              onPress={spoken.play}
            >
              {spoken.state === 'playing' ? null : <Icon name="listen" />}
            </Button>
          </div>
          <TextField
            name="captcha"
            label={say('Captcha')}
            hint={say('CaptchaHint')}
            value={captcha.typed}
            onChange={captcha.type}
            error={captcha.flag ? say(captcha.flag) : undefined}
            isRequired
            isLtr
            inputMode="numeric"
            autoComplete="off"
          />
          <p className={styles.spoken} role="status">
            {spoken.state === 'playing' && say('CaptchaListening')}
            {spoken.state === 'failed' && say('CaptchaListenFailed')}
          </p>
        </div>
      )}
      <CaptchaWork captcha={captcha} />
      <Honeypot captcha={captcha} />
    </fieldset>
  )
}
