import { type MeWire, toVisitor, type Visitor } from '@rasteh/contracts/me'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { callShop } from './call-shop.ts'

/** Who is signed in; null when the shop does not say. */
export async function loadVisitor(): Promise<Visitor | null> {
  try {
    const answer = await callShop({ label: 'me.get', method: 'GET', path: ADDED_PATHS.me })
    const wire: MeWire = await answer.json()
    return answer.ok ? toVisitor(wire) : null
  } catch {
    return null
  }
}
