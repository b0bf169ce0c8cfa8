import { dashboardLabels } from '@rasteh/messages/dashboard'
import { loadPictureUses, type PictureUseKind } from '@rasteh/shop-store/reads/picture-uses'
import type { UIFieldServerProps } from 'payload'
import { isStaff } from '#access/is-staff.ts'
import { readDatabase } from '#database/read-database.ts'
import { UsesList } from './uses-list.tsx'

const { media, ...labels } = dashboardLabels

const NAMES = {
  products: labels.products.singular,
  categories: labels.categories.singular,
  pages: labels.pages.singular,
  'shared-sections': labels.sharedSections.singular,
  news: labels.news.singular,
  authors: labels.authors.singular,
  banks: labels.banks.singular,
  'installment-banks': labels.installmentBanks.singular,
  brand: labels.brand.singular,
} satisfies Record<PictureUseKind, string>

/** On a picture's form: where it is used, so that no picture is deleted that visitors look at. */
export async function PictureUsesField({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isStaff({ req })) return null
  const uses = await loadPictureUses(readDatabase(), Number(id))
  return <UsesList uses={uses} names={NAMES} title={media.fields.uses} hints={media.hints} />
}
