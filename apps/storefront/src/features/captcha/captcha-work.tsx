'use client'

import { askForWork } from '@rasteh/shop-client/captcha-call'
import { Icon } from '@rasteh/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './captcha-field.module.css'
import { doWork } from './do-work.ts'
import type { Captcha } from './use-captcha.ts'

/** The alternative without reading or hearing: the device computes for a moment. Without a safe connection it cannot. */
export function CaptchaWork({ captcha }: { captcha: Captcha }) {
  const { say } = usePageSettings()
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const dropped = useRef<AbortController>(null)
  useEffect(() => () => dropped.current?.abort(), [])

  async function change(isWanted: boolean): Promise<void> {
    dropped.current?.abort()
    captcha.prove(null)
    setState(isWanted ? 'working' : 'idle')
    if (!isWanted) return
    const mine = new AbortController()
    dropped.current = mine
    const work = globalThis.crypto?.subtle ? await askForWork(captcha.place.form) : null
    const done = work && (await doWork(work, mine.signal))
    if (mine.signal.aborted) return
    captcha.prove(done)
    setState(done ? 'idle' : 'failed')
  }

  return (
    <div className={styles.work}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={state === 'working' || captcha.proof !== null}
          onChange={(event) => void change(event.target.checked)}
        />
        <span>{say('CaptchaNotRobot')}</span>
      </label>
      <p className={styles.state} role="status">
        {state === 'working' && say('CaptchaWorking')}
        {state === 'failed' && say('CaptchaWorkFailed')}
        {captcha.proof !== null && (
          <span className={styles.proven}>
            <Icon name="check" />
            {say('CaptchaProven')}
          </span>
        )}
      </p>
    </div>
  )
}
