import SpecialOrderButton from '../../features/special-order/islands/special-order-button.tsx'
import { Invitation } from '../invitation.tsx'
import { defineModule, loadNothing } from '../module-props.ts'

/** The way to a special order: its button opens the form above the page. */
export const specialOrderModule = defineModule<{ text?: string | null }, null>({
  load: loadNothing,
  Component: ({ module, site: { say } }) => (
    <Invitation title={module.title || say('SpecialOrder')} text={module.text || say('SpecialOrderHint')}>
      <SpecialOrderButton kind="primary" />
    </Invitation>
  ),
})
