import { SpecialOrderButton } from '#features/special-order/public.ts'
import { Invitation } from '#modules/invitation.tsx'
import { defineModule, loadNothing } from '#modules/module-props.ts'

/** The special order's button, which opens the form above the page. */
export const specialOrderModule = defineModule('specialOrder', {
  isOfShop: true,
  load: loadNothing,
  Component: ({ module, site: { say } }) => (
    <Invitation title={module.title || say('SpecialOrder')} text={module.text || say('SpecialOrderHint')}>
      <SpecialOrderButton kind="primary" />
    </Invitation>
  ),
})
