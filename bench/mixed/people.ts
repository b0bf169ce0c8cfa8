import { PATHS } from '@rasteh/contracts/paths'
import { zipf } from '../zipf.ts'
import { type Buyer, buy, soldOut } from './buy.ts'
import type { Ask } from './caller.ts'
import type { MixedShop } from './mixed-shop.ts'

/** What people do, in a hundred visits. A checkout is seven requests, a change of a basket one or two. */
export const MIX = {
  home: 12,
  category: 20,
  product: 32,
  news: 5,
  results: 5,
  suggestions: 13,
  basket: 10,
  checkout: 3,
} as const
export type Act = keyof typeof MIX

type Deps = { ask: Ask; shop: MixedShop; secret: string; bankUrl: string; onPaid: () => void }
type Guest = { cookie: string; changes: number; isBusy: boolean }

const GUESTS = 300
/** A person who has changed a basket so often leaves it, and another one comes: baskets of people do not grow for ever. */
const CHANGES_OF_A_GUEST = 8

/** People who browse, search, fill baskets and buy; which of them comes next is by chance. */
export function invitePeople({ ask, shop, secret, bankUrl, onPaid }: Deps): (act: Act) => Promise<unknown> {
  const choosers = new Map<readonly unknown[], () => number>()
  // The first of a list is chosen far more often than the last.
  const choose = <One>(all: readonly One[]): One => {
    const place = choosers.get(all) ?? zipf(all.length)
    choosers.set(all, place)
    return all[place()] as One
  }
  const guests: Guest[] = Array.from({ length: GUESTS }, () => ({ cookie: '', changes: 0, isBusy: false }))
  const free: Buyer[] = [...shop.buyers]
  const visit = (kind: keyof MixedShop['pages']) => () =>
    ask({ name: `page: ${kind}`, path: choose(shop.pages[kind]), cookie: 'language=fa-IR' })
  const acts: Record<Act, () => Promise<unknown>> = {
    home: visit('home'),
    category: visit('category'),
    product: visit('product'),
    news: visit('news'),
    results: visit('results'),
    suggestions: () =>
      ask({
        name: 'search: suggestions',
        method: 'POST',
        path: PATHS.searchFind,
        body: begun(choose(shop.terms)),
      }),
    basket: () => changeBasket(ask, guests[Math.floor(Math.random() * GUESTS)], choose(shop.products)),
    checkout: async () => {
      const buyer = free.shift()
      if (!buyer) return
      const isPaid = await buy({ ask, secret, bankUrl, bankId: shop.bankId }, buyer, choose(shop.products))
      if (isPaid) onPaid()
      free.push(buyer)
    },
  }
  // A broken request is counted where it broke; its visit ends there.
  return (act) => acts[act]().catch(() => {})
}

const begun = (term: string) => ({
  Term: term.slice(0, Math.max(2, Math.ceil(term.length * 0.6))),
  CategoryID: null,
})

/** The first change makes the basket; those after it set a line, and every fifth looks at what is in it. */
async function changeBasket(ask: Ask, guest: Guest | undefined, productId: number): Promise<void> {
  if (!guest || guest.isBusy) return
  guest.isBusy = true
  if (guest.changes >= CHANGES_OF_A_GUEST) Object.assign(guest, { cookie: '', changes: 0 })
  guest.changes += 1
  const body = [{ ProductId: productId, Quantity: 1, Action: 0 }]
  const { cookie } = guest
  try {
    if (cookie === '') {
      const made = await ask({
        name: 'basket: create',
        method: 'POST',
        path: PATHS.cartCreate,
        body,
        refusal: soldOut,
      })
      guest.cookie = made.cookies
    } else {
      await ask({
        name: 'basket: update',
        method: 'PUT',
        path: PATHS.cartUpdate,
        cookie,
        body,
        refusal: soldOut,
      })
      if (Math.random() < 0.2) await ask({ name: 'basket: read', path: PATHS.cartGet, cookie })
    }
  } finally {
    guest.isBusy = false
  }
}

const SLOTS: readonly Act[] = (Object.keys(MIX) as Act[]).flatMap((act) =>
  Array.from({ length: MIX[act] }, () => act),
)

/** The act of this number: every hundred hold the whole mix, evenly spread. */
export const actOf = (number: number): Act => SLOTS[(number * 37) % SLOTS.length] ?? 'home'
