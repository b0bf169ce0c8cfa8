'use client'

import { normaliseText } from '@rasteh/form-rules/form'
import { isNumber } from '@rasteh/form-rules/rules'
import { CAPTCHA_LIFE_SECONDS } from '@rasteh/shop-core/captcha'
import { useEffect, useRef, useState } from 'react'
import type { CaptchaPlace } from './captcha-urls.ts'

/** Why the captcha is marked wrong; each is the key of its text. */
export type CaptchaFlag =
  | 'CaptchaRequired'
  | 'CommentCaptchaNumber'
  | 'CaptchaWrong'
  | 'CaptchaGone'
  | 'CaptchaTooMany'
  | 'CaptchaWorkWanted'

/** A picture is replaced this long before it would be refused: somebody still has to read and type it. */
const FRESH_MS = (CAPTCHA_LIFE_SECONDS - 60) * 1000

/** A form's captcha: what was typed or proven, and why it is refused. The form hands it to `CaptchaField`. */
export function useCaptcha(place: CaptchaPlace) {
  // Chance must not differ between the server's drawing and the browser's, so there is no picture before the latter.
  const [random, setRandom] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const [proof, setProof] = useState<string | null>(null)
  const [honeypot, setHoneypot] = useState('')
  const [flag, setFlag] = useState<CaptchaFlag | null>(null)
  const refreshedAt = useRef(0)
  const box = useRef<HTMLFieldSetElement>(null)
  const focus = () => box.current?.querySelector('input')?.focus()
  const refresh = () => {
    refreshedAt.current = Date.now()
    setRandom(Math.random())
    setTyped('')
  }
  useEffect(refresh, [])

  /** Begins again: every answer is good for one submission. */
  function renew(why: CaptchaFlag | null): void {
    setProof(null)
    setFlag(why)
    refresh()
    if (why) focus()
  }

  return {
    /** Where the field is. */
    box,
    place,
    random,
    typed,
    proof,
    honeypot,
    flag,
    refresh,
    renew,
    setHoneypot,
    /** What the form sends as its `Captcha`. */
    given: proof ?? typed,
    type(text: string) {
      setTyped(text)
      setFlag(null)
    },
    prove(given: string | null) {
      setProof(given)
      setFlag(null)
    },
    /** Replaces a picture that has stood here almost as long as it lives. */
    freshen() {
      if (typed === '' && Date.now() - refreshedAt.current > FRESH_MS) refresh()
    },
    /** Says whether there are digits to send, and marks the captcha when there is not. */
    isGiven(): boolean {
      const digits = normaliseText(typed)
      if (proof !== null || isNumber(digits)) return true
      setFlag(digits === '' ? 'CaptchaRequired' : 'CommentCaptchaNumber')
      focus()
      return false
    },
  }
}

export type Captcha = ReturnType<typeof useCaptcha>

/** Reads why a call refused the captcha; null when the refusal is about something else. */
export function toCaptchaFlag(message: string): CaptchaFlag | null {
  return FLAGS.find((flag) => flag === message) ?? null
}

const FLAGS = ['CaptchaWrong', 'CaptchaGone', 'CaptchaTooMany', 'CaptchaWorkWanted'] as const
