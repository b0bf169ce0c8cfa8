import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { callShop } from './call-shop.ts'

export type SpecialOrder = { name: string; mobile: string; text: string }

/** Sends a special order; says whether the shop has it. */
export async function sendSpecialOrder({ name, mobile, text }: SpecialOrder): Promise<boolean> {
  const body = { Name: name, Mobile: mobile, Text: text }
  try {
    const call = { label: 'specialorder', method: 'POST', path: ADDED_PATHS.specialOrder, body } as const
    return (await callShop(call)).ok
  } catch {
    return false
  }
}
