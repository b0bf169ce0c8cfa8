'use client'

import { passkeyCalls } from '@rasteh/shop-client/passkey-calls'
import type { MouseEvent, ReactNode } from 'react'

type FreshLinkProps = { href: string; className?: string | undefined; children: ReactNode }

/** A link to a file that asks for fresh authentication: the proof is asked for first, and then the file comes. */
export function FreshLink({ href, className, children }: FreshLinkProps) {
  const follow = async (event: MouseEvent) => {
    event.preventDefault()
    const answer = await passkeyCalls('staff').checkFresh()
    if (answer.kind === 'done') window.location.assign(href)
  }
  return (
    <a className={className} href={href} onClick={(event) => void follow(event)}>
      {children}
    </a>
  )
}
