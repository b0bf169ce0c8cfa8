import { importExportTexts } from '@rasteh/messages/dashboard'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { kindsFor } from './rights.ts'

/** The menu's link to import and export, for those who may open it. */
export function ImportExportLink({ user }: ServerProps) {
  if (kindsFor({ user: user ?? null }).length === 0) return null
  return (
    <Link className="nav__link" href="/dashboard/transfer" prefetch={false}>
      <span className="nav__link-label">{importExportTexts.title}</span>
    </Link>
  )
}
