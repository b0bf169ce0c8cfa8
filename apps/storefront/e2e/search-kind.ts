import type { openShopFixture } from '@rasteh/test-kit/shop-fixture'

type Kind = 'suggestions' | 'simple' | 'preview'

/** Chooses the kind of the header's search box, as a manager does in the dashboard. No other file of journeys does. */
export function chooseSearchBox({ owner }: ReturnType<typeof openShopFixture>, kind: Kind) {
  return owner.query('update public.header set search_box_kind = $1', [kind])
}
