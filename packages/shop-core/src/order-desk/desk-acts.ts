/** The steps that managers may take an order through. */
export type DeskAct = 'approve' | 'ship' | 'deliver' | 'cancel'

const CARD_TO_CARD = 2
const OWN_PLAN = 7

type Order = { state: string; methodId: number; isPaid: boolean }

/** Which steps an order is open to now. The database says the last word: somebody else may have been quicker. */
export function deskActsOf({ state, methodId, isPaid }: Order): DeskAct[] {
  if (state === 'confirmed') return ['ship', 'deliver', 'cancel']
  if (state === 'shipped') return ['deliver']
  if (state === 'awaiting-approval')
    return methodId === OWN_PLAN && !isPaid ? ['cancel'] : ['approve', 'cancel']
  if (state === 'awaiting-payment') return methodId === CARD_TO_CARD ? ['approve', 'cancel'] : ['cancel']
  return []
}
