import { transferTexts } from '@rasteh/messages/dashboard'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { kindsFor } from './rights.ts'

/** The way to import and export, for those whom it lets in. */
export function TransferLink({ user }: ServerProps) {
  if (kindsFor({ user: user ?? null }).length === 0) return null
  return (
    <Link className="nav__link" href="/dashboard/transfer" prefetch={false}>
      <span className="nav__link-label">{transferTexts.title}</span>
    </Link>
  )
}
