import SpecialOrderButton from '../../features/special-order/islands/special-order-button.tsx'
import { loadSay } from '../../page/say.ts'
import { Invitation } from '../invitation.tsx'
import type { ModuleProps } from '../module-props.ts'

/** The way to a special order: its button opens the form above the page. */
export async function SpecialOrderModule({ module }: ModuleProps<{ text?: string | null }>) {
  const say = await loadSay()
  return (
    <Invitation title={module.title || say('SpecialOrder')} text={module.text || say('SpecialOrderHint')}>
      <SpecialOrderButton kind="primary" />
    </Invitation>
  )
}
