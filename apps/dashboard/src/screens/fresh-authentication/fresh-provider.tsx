'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { replaceFetch } from '#patches/browser-fetch.ts'
import { FreshDialog } from './fresh-dialog.tsx'

/**
 * Surrounds every screen of the dashboard: a call of a form, a button or the platform itself that the shop wants
 * a fresh proof for, waits here for it. Several that need it at once wait for the same dialog.
 */
export function FreshProvider({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false)
  const waiting = useRef<((isProven: boolean) => void)[]>([])
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    const askProof = () => {
      if (waiting.current.length === 0) opener.current = document.activeElement
      setAsking(true)
      return new Promise<boolean>((resolve) => waiting.current.push(resolve))
    }
    return replaceFetch(askProof)
  }, [])

  const answer = (isProven: boolean) => {
    setAsking(false)
    for (const resolve of waiting.current.splice(0)) resolve(isProven)
    // The button that was pressed may be disabled while its call goes on; then the focus stays where the page puts it.
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <>
      {children}
      {isAsking && <FreshDialog onAnswer={answer} />}
    </>
  )
}
