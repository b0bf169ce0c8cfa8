import type { Say } from '@rasteh/messages/say'
import { formatMoney, type MoneyStyle } from '@rasteh/persian-text/money'
import type { ListFacets } from './find-list.ts'
import type { ListChoices } from './list-choices.ts'
import { toAttributeText, withoutAttribute } from './wanted-attributes.ts'

type ChipTexts = { facets: ListFacets; money: MoneyStyle; say: Say }

/** A filter that is on, and what remains chosen without it. */
export type FilterChip = { title: string; without: Partial<ListChoices> }

/** Each filter with the choices that remain without it. */
export function chipsOf(choices: ListChoices, texts: ChipTexts): FilterChip[] {
  const { facets, money, say } = texts
  const titleOf = (key: string) => facets.brands.find((brand) => brand.key === key)?.title ?? key
  const price = priceTitle(choices, money, say)
  return [
    ...(choices.onlyInStock ? [{ title: say('FilterOnlyInStock'), without: { onlyInStock: false } }] : []),
    ...(price ? [{ title: price, without: { priceFromRial: null, priceToRial: null } }] : []),
    ...choices.brands.map((key) => ({
      title: titleOf(key),
      without: { brands: choices.brands.filter((other) => other !== key) },
    })),
    ...attributeChips(choices, facets),
  ]
}

function attributeChips({ attributes }: ListChoices, facets: ListFacets): FilterChip[] {
  return attributes.flatMap(({ name, values }) => {
    const known = facets.attributes.find((attribute) => attribute.name === name)
    return values.map((value) => {
      const title = known?.values.find(({ key }) => key === value)?.title ?? value
      return {
        title: `${known?.title ?? name}: ${title}`,
        without: { attributes: withoutAttribute(attributes, toAttributeText(name, value)) },
      }
    })
  })
}

/** A range of prices in words; null for none. */
export function priceTitle(
  { priceFromRial, priceToRial }: Pick<ListChoices, 'priceFromRial' | 'priceToRial'>,
  money: MoneyStyle,
  say: Say,
): string | null {
  const from = priceFromRial === null ? '' : formatMoney(priceFromRial, money)
  const to = priceToRial === null ? '' : formatMoney(priceToRial, money)
  if (from && to) return say('FilterPriceOf', { from, to })
  if (to) return say('FilterPriceUpTo', { to })
  return from ? say('FilterPriceAbove', { from }) : null
}
