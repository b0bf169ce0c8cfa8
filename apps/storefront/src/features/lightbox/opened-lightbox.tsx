import { Lightbox } from '@rasteh/ui/lightbox'
import { type PageSay, usePageSettings } from '#page/islands/page-settings.tsx'
import type { LightboxRequest } from './lightbox-request.ts'

type OpenedLightboxProps = { request: LightboxRequest; isOpen: boolean; onClose: () => void }

/** A lightbox with the shop's words; its code comes with the first opening. */
export function OpenedLightbox({ request, isOpen, onClose }: OpenedLightboxProps) {
  const { say, has, money } = usePageSettings()
  return (
    <Lightbox
      items={request.items}
      startIndex={request.startIndex ?? 0}
      size={request.size}
      culture={money.culture}
      labels={toLabels(say, has)}
      isOpen={isOpen}
      onClose={onClose}
    />
  )
}

function toLabels(say: PageSay, has: ReturnType<typeof usePageSettings>['has']) {
  const general = say('LightboxContentFailed')
  return {
    close: say('LightboxClose'),
    previous: say('LightboxPrevious'),
    next: say('LightboxNext'),
    startSlideshow: say('LightboxStartSlideshow'),
    stopSlideshow: say('LightboxStopSlideshow'),
    loading: say('Loading'),
    counter: (current: number, total: number) => say('LightboxCounter', { current, total }),
    failed: {
      picture: has('LightboxImageFailed') ? say('LightboxImageFailed') : general,
      ajax: has('LightboxAjaxFailed') ? say('LightboxAjaxFailed') : general,
      inline: general,
    },
  }
}
