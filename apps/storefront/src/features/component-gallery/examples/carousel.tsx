import { type Culture, directionOf } from '@rasteh/persian-text/culture'
import { PRODUCT_CAROUSEL } from '@rasteh/shop-core/catalogue'
import { Carousel } from '@rasteh/ui/carousel'
import { State } from '../example.tsx'
import { samplesOf } from '../samples.ts'

const SLIDES = 6

export function CarouselExample({ culture }: { culture: Culture }) {
  const { word } = samplesOf(culture)
  const slides = Array.from({ length: SLIDES }, (_, index) => ({
    key: index,
    content: <p>{`${word} ${index + 1}`}</p>,
  }))
  return (
    <State name="of the usual pace">
      <Carousel
        label={`${word} ${culture}`}
        slides={slides}
        steps={PRODUCT_CAROUSEL}
        direction={directionOf(culture)}
        isEndless
        labels={{
          previous: 'previous',
          next: 'next',
          pause: 'pause',
          play: 'play',
          position: (index, total) => `${index} / ${total}`,
        }}
      />
    </State>
  )
}
