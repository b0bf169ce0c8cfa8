import type { Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import type { UnderstoodPart } from '@rasteh/search/product-search'
import {
  choicesUrl,
  type FoundList,
  type ListChoices,
  priceTitle,
  SORT_TEXTS,
  type UnderstoodChoices,
} from '#features/product-list/public.ts'
import { bidiIsolate } from './bidi-isolate.ts'
import { placeOfResults, type WantedResults } from './results-place.ts'

type Around = { wanted: WantedResults; choices: ListChoices; money: MoneyStyle; say: Say }

/** What the words of a search chose, each with the URL of the same search without it; the words stay in the URL. */
export function understoodChoices(
  { understood }: Pick<FoundList, 'understood'>,
  { wanted, choices, money, say }: Around,
): UnderstoodChoices | undefined {
  if (understood.length === 0) return undefined
  const without = (parts: readonly UnderstoodPart[]) =>
    choicesUrl(
      placeOfResults({ ...wanted, ignored: [...(wanted.ignored ?? []), ...parts.map(({ typed }) => typed)] }),
      { ...choices, page: 1, after: null },
      money.unit,
    )
  const sorts = understood.filter((part) => part.kind === 'sort')
  return {
    chips: understood.map((part) => ({ title: titleOf(part, money, say), url: without([part]) })),
    sort: sorts[0]?.sort ?? null,
    unsortedUrl: without(sorts),
    clearUrl: without(understood),
  }
}

function titleOf(part: UnderstoodPart, money: MoneyStyle, say: Say): string {
  if (part.kind === 'price') {
    const range = { priceFromRial: part.fromRial, priceToRial: part.toRial }
    return priceTitle(range, money, say) ?? part.typed
  }
  if (part.kind === 'sort') return say(SORT_TEXTS[part.sort])
  if (part.kind === 'stock') return say('FilterOnlyInStock')
  const value = bidiIsolate(part.typed)
  if (part.quality === 'colour') return say('SearchColour', { value })
  // «رم ۱۶» and «۶ متری» say themselves what they are.
  return part.quality === 'audience' ? say('SearchAudience', { value }) : part.typed
}
