'use client'

import { useVisitor } from '#features/account/public-visitor.ts'
import { island } from '#island'
import { WishPanel } from '../wish-panel.tsx'

/** Offers to tell when the shop has what was searched for. */
export function WishBox({ text }: { text: string }) {
  const { visitor } = useVisitor()
  return <WishPanel text={text} isCustomer={visitor.userId !== null && !visitor.isAdmin} />
}

export default island('wish/wish-box', WishBox, 'idle')
