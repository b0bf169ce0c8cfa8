import type { Show } from './show.tsx'
import { BulletsShow } from './shows/bullets.tsx'
import { ButtonShow } from './shows/button.tsx'
import { CarouselShow } from './shows/carousel.tsx'
import { ChoiceFieldsShow } from './shows/choice-fields.tsx'
import { ClockShow } from './shows/clock.tsx'
import { CollapsibleShow } from './shows/collapsible.tsx'
import { ConfirmDialogShow } from './shows/confirm-dialog.tsx'
import { DrawerShow } from './shows/drawer.tsx'
import { FileFieldShow } from './shows/file-field.tsx'
import { FormShow } from './shows/form.tsx'
import { IconShow } from './shows/icon.tsx'
import { LoadingOverlayShow } from './shows/loading-overlay.tsx'
import { MarksShow } from './shows/marks.tsx'
import { NoticeRegionShow } from './shows/notice-region.tsx'
import { PlacesShow } from './shows/places.tsx'
import { PopoverShow } from './shows/popover.tsx'
import { PriceShow } from './shows/price.tsx'
import { ProductCardShow } from './shows/product-card.tsx'
import { QuantityStepperShow } from './shows/quantity-stepper.tsx'
import { SkeletonShow } from './shows/skeleton.tsx'
import { TabsShow } from './shows/tabs.tsx'

/** The parts of packages/ui. A new part: one file in `shows`, one line here. */
export const shows: readonly Show[] = [
  { name: 'button', Show: ButtonShow },
  { name: 'icon', Show: IconShow },
  { name: 'marks', Show: MarksShow },
  { name: 'places', Show: PlacesShow },
  { name: 'price', Show: PriceShow },
  { name: 'product-card', Show: ProductCardShow },
  { name: 'quantity-stepper', Show: QuantityStepperShow },
  { name: 'choice-fields', Show: ChoiceFieldsShow },
  { name: 'skeleton', Show: SkeletonShow },
  { name: 'tabs', Show: TabsShow },
  { name: 'collapsible', Show: CollapsibleShow },
  { name: 'bullets', Show: BulletsShow },
  { name: 'clock', Show: ClockShow },
  { name: 'notice-region', Show: NoticeRegionShow },
  { name: 'loading-overlay', Show: LoadingOverlayShow },
  { name: 'confirm-dialog', Show: ConfirmDialogShow },
  { name: 'drawer', Show: DrawerShow },
  { name: 'popover', Show: PopoverShow },
  { name: 'file-field', Show: FileFieldShow },
  { name: 'carousel', Show: CarouselShow },
  { name: 'form', Show: FormShow },
]
