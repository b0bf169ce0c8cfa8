import type { Culture } from '@rasteh/persian-text/culture'
import { island } from '#island'
import { BulletsExample } from '../examples/bullets.tsx'
import { ButtonExample } from '../examples/button.tsx'
import { CarouselExample } from '../examples/carousel.tsx'
import { ChoiceFieldsExample } from '../examples/choice-fields.tsx'
import { ClockExample } from '../examples/clock.tsx'
import { CollapsibleExample } from '../examples/collapsible.tsx'
import { ConfirmDialogExample } from '../examples/confirm-dialog.tsx'
import { DrawerExample } from '../examples/drawer.tsx'
import { FileFieldExample } from '../examples/file-field.tsx'
import { FormExample } from '../examples/form.tsx'
import { LoadingOverlayExample } from '../examples/loading-overlay.tsx'
import { NoticeRegionExample } from '../examples/notice-region.tsx'
import { PopoverExample } from '../examples/popover.tsx'
import { QuantityStepperExample } from '../examples/quantity-stepper.tsx'
import { TabsExample } from '../examples/tabs.tsx'

const EXAMPLES = {
  button: ButtonExample,
  'quantity-stepper': QuantityStepperExample,
  'choice-fields': ChoiceFieldsExample,
  tabs: TabsExample,
  collapsible: CollapsibleExample,
  bullets: BulletsExample,
  clock: ClockExample,
  'notice-region': NoticeRegionExample,
  'loading-overlay': LoadingOverlayExample,
  'confirm-dialog': ConfirmDialogExample,
  drawer: DrawerExample,
  popover: PopoverExample,
  'file-field': FileFieldExample,
  carousel: CarouselExample,
  form: FormExample,
}

export type LiveExampleProps = { name: keyof typeof EXAMPLES; culture: Culture }

/** A component that people act on. One island holds all of them: the gallery is never downloaded by customers. */
export function LiveExample({ name, culture }: LiveExampleProps) {
  const Example = EXAMPLES[name]
  return <Example culture={culture} />
}

export default island('component-gallery/live-example', LiveExample, 'load')
