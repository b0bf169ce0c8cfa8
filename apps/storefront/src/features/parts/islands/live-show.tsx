import type { Culture } from '@rasteh/persian-text/culture'
import { island } from '#island'
import { BulletsShow } from '../shows/bullets.tsx'
import { ButtonShow } from '../shows/button.tsx'
import { CarouselShow } from '../shows/carousel.tsx'
import { ChoiceFieldsShow } from '../shows/choice-fields.tsx'
import { ClockShow } from '../shows/clock.tsx'
import { CollapsibleShow } from '../shows/collapsible.tsx'
import { ConfirmDialogShow } from '../shows/confirm-dialog.tsx'
import { DrawerShow } from '../shows/drawer.tsx'
import { FileFieldShow } from '../shows/file-field.tsx'
import { FormShow } from '../shows/form.tsx'
import { LoadingOverlayShow } from '../shows/loading-overlay.tsx'
import { NoticeRegionShow } from '../shows/notice-region.tsx'
import { PopoverShow } from '../shows/popover.tsx'
import { QuantityStepperShow } from '../shows/quantity-stepper.tsx'
import { TabsShow } from '../shows/tabs.tsx'

const SHOWS = {
  button: ButtonShow,
  'quantity-stepper': QuantityStepperShow,
  'choice-fields': ChoiceFieldsShow,
  tabs: TabsShow,
  collapsible: CollapsibleShow,
  bullets: BulletsShow,
  clock: ClockShow,
  'notice-region': NoticeRegionShow,
  'loading-overlay': LoadingOverlayShow,
  'confirm-dialog': ConfirmDialogShow,
  drawer: DrawerShow,
  popover: PopoverShow,
  'file-field': FileFieldShow,
  carousel: CarouselShow,
  form: FormShow,
}

export type LiveShowProps = { name: keyof typeof SHOWS; culture: Culture }

/** A part that answers whoever uses it. One island holds all of them: the gallery is never downloaded by customers. */
export function LiveShow({ name, culture }: LiveShowProps) {
  const Show = SHOWS[name]
  return <Show culture={culture} />
}

export default island('parts/live-show', LiveShow, 'load')
