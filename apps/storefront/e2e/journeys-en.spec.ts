import { travel } from './journey.ts'
import { BROWSING } from './journeys-browse.ts'
import { BUYING } from './journeys-buy.ts'
import { test } from './shop-fixture.ts'

test.describe('in English', () => {
  test.use({ locale: 'en-US' })
  travel([...BROWSING, ...BUYING], { culture: 'en-US', isPhone: false })
})
