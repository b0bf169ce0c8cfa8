import { dashboardLabels } from '@rasteh/messages/dashboard'
import { loadSharedSectionUses, type SharedSectionUse } from '@rasteh/shop-store/reads/shared-section-uses'
import type { UIFieldServerProps } from 'payload'
import { isStaff } from '#access/is-staff.ts'
import { readDatabase } from '#database/read-database.ts'
import { UsesList } from './uses-list.tsx'

const { sharedSections, pages } = dashboardLabels

const NAMES = { pages: pages.singular } satisfies Record<SharedSectionUse['kind'], string>

/** On a shared section's form: the pages that a change of it changes. */
export async function SectionUsesField({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isStaff({ req })) return null
  const uses = await loadSharedSectionUses(readDatabase(), Number(id))
  return (
    <UsesList uses={uses} names={NAMES} title={sharedSections.fields.uses} hints={sharedSections.hints} />
  )
}
