'use client'

import { useEffect, useRef, useState } from 'react'
import { type CaptchaPlace, spokenUrl } from './captcha-urls.ts'

/** Plays the digits of a challenge of their own; they open the form like those of the picture. */
export function useSpokenCaptcha(place: CaptchaPlace) {
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle')
  const sound = useRef<HTMLAudioElement>(null)
  useEffect(() => () => sound.current?.pause(), [])

  function play(): void {
    sound.current?.pause()
    const playing = new Audio(spokenUrl(place, Math.random()))
    sound.current = playing
    setState('playing')
    playing.addEventListener('ended', () => setState('idle'))
    playing.play().catch(() => setState('failed'))
  }

  return { state, play }
}
