'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fetchWithProof } from './ask-proof.ts'
import { FreshDialog } from './fresh-dialog.tsx'

/**
 * Stands around every screen of the dashboard: whatever a form, a button or the platform itself sends and the shop wants
 * a fresh proof for, waits here for it. Several that need it at once wait for the same dialog.
 */
export function FreshProvider({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false)
  const waiting = useRef<((isProven: boolean) => void)[]>([])
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    const { fetch } = window
    const askProof = () => {
      if (waiting.current.length === 0) opener.current = document.activeElement
      setAsking(true)
      return new Promise<boolean>((resolve) => waiting.current.push(resolve))
    }
    const proving = fetchWithProof(fetch.bind(window), askProof)
    window.fetch = proving
    return () => {
      if (window.fetch === proving) window.fetch = fetch
    }
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
