import { reviewTexts as texts } from '@rasteh/messages/dashboard'
import { loadWritings } from '@rasteh/shop-store/reads/reviews'
import type { AdminViewServerProps } from 'payload'
import { requireStaff } from '#access/require-staff.ts'
import { ScreenFrame } from '#components/screen-frame.tsx'
import { readDatabase } from '#database/read-database.ts'
import { Writings } from './writings.tsx'

const SHOWN_MAX = 200

/** /dashboard/writings: what the visitor began or sent for review, with the answer. */
export async function WritingsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/writings')
  const writings = await loadWritings(readDatabase(), Number(req.user?.id), SHOWN_MAX)
  return (
    <ScreenFrame props={props} title={texts.writings} crumb={{ label: texts.writings }}>
      <Writings writings={writings} />
    </ScreenFrame>
  )
}
