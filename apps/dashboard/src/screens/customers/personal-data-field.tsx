import type { UIFieldServerProps } from 'payload'
import { isOwner } from '#access/is-owner.ts'
import { PersonalDataPanel } from './personal-data-panel.tsx'

/** A customer's data on their form, for the owner: given to those who ask in writing, or erased. */
export function PersonalDataField({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isOwner({ req })) return null
  return <PersonalDataPanel customerId={Number(id)} />
}
