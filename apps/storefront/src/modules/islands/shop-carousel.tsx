'use client'

import { directionOf } from '@rasteh/persian-text/culture'
import { Carousel } from '@rasteh/ui/carousel'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'

type ShopCarouselProps = Omit<ComponentProps<typeof Carousel>, 'direction' | 'labels' | 'slides'> & {
  /** One slide each. */
  children: ReactNode
}

/** A carousel that runs the page's direction and speaks its language. */
export function ShopCarousel({ children, ...props }: ShopCarouselProps) {
  const { money, say } = usePageSettings()
  return (
    <Carousel
      {...props}
      slides={Children.toArray(children).map((content, key) => ({ key, content }))}
      direction={directionOf(money.culture)}
      labels={{
        previous: say('SlidePrevious'),
        next: say('SlideNext'),
        pause: say('SlidesPause'),
        play: say('SlidesPlay'),
        position: (index, total) => say('SlideOf', { index, total }),
      }}
    />
  )
}

export default island('carousel', ShopCarousel, 'visible')
