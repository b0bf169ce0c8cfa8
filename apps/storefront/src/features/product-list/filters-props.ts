import type { Say } from '@rasteh/messages/say'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import type { ListFacets } from './find-list.ts'
import type { ListChoices, ListPlace } from './list-choices.ts'

/** What every filter of a list is rendered from. */
export type FiltersProps = {
  place: ListPlace
  choices: ListChoices
  facets: ListFacets
  money: MoneyStyle
  say: Say
}
