import type { MenuCounts } from '@rasteh/shop-store/reads/menu-counts'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

export type Asker = { req: Pick<PayloadRequest, 'user'> }
export type CountName = keyof MenuCounts

type Wish = {
  /** What waits behind the entry. */
  counts?: readonly CountName[]
  /** Screens that belong to this one without having its URL in front of theirs. */
  also?: readonly string[]
}

/** One line of the menu: a screen of our own, or what the content platform shows of a collection or of settings. */
export type MenuEntry = ScreenEntry | DocumentEntry
type ScreenEntry = Wish & { kind: 'screen'; url: string; label: string; may: (asker: Asker) => boolean }
export type DocumentEntry = Wish &
  ({ kind: 'collection'; slug: CollectionSlug } | { kind: 'global'; slug: GlobalSlug })

export type MenuGroup = {
  key: string
  title: string
  /** What is done every day. */
  daily: readonly MenuEntry[]
  /** What is folded beneath. */
  rare: readonly MenuEntry[]
}

export const screen = (given: Omit<ScreenEntry, 'kind'>): MenuEntry => ({ kind: 'screen', ...given })
export const collection = (slug: CollectionSlug, wish: Wish = {}): MenuEntry => ({
  kind: 'collection',
  slug,
  ...wish,
})
export const global = (slug: GlobalSlug): MenuEntry => ({ kind: 'global', slug })
