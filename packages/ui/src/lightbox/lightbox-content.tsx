import type { Size } from '@rasteh/shop-core/lightbox'
import { LightboxFrame } from './lightbox-frame.tsx'
import { LightboxHtml } from './lightbox-html.tsx'
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts'
import { LightboxPicture } from './lightbox-picture.tsx'

type LightboxContentProps = {
  item: LightboxItem
  size: Size | 'window' | undefined
  labels: LightboxLabels
  onEscape: () => void
}

/** One thing in a lightbox, in the way of its kind. */
export function LightboxContent({ item, size, labels, onEscape }: LightboxContentProps) {
  if (item.kind === 'picture') return <LightboxPicture item={item} labels={labels} />
  if (item.kind === 'frame') return <LightboxFrame item={item} size={size} onEscape={onEscape} />
  return <LightboxHtml href={item.href} kind={item.kind} labels={labels} />
}
