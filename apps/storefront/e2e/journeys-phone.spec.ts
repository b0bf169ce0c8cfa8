import { travel } from './journey.ts'
import { BROWSING } from './journeys-browse.ts'
import { BUYING } from './journeys-buy.ts'
import { test } from './shop-fixture.ts'

test.describe('on a phone 360 px wide', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  travel([...BROWSING, ...BUYING], { culture: 'fa-IR', isPhone: true })
})
