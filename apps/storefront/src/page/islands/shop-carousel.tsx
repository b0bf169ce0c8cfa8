'use client'

import { directionOf } from '@rasteh/persian-text/culture'
import { Carousel } from '@rasteh/ui/carousel'
import type { ComponentProps } from 'react'
import { usePageSettings } from './page-settings.tsx'
import { island } from '#island'

type ShopCarouselProps = Omit<ComponentProps<typeof Carousel>, 'direction' | 'labels'>

/** A carousel that runs the page's way and speaks its language. */
export function ShopCarousel(props: ShopCarouselProps) {
  const { money, say } = usePageSettings()
  return (
    <Carousel
      {...props}
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

export default island('islands/shop-carousel', ShopCarousel, 'visible')
