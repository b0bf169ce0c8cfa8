import type { SearchBoxKind } from '@rasteh/shop-core/search-box'
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react'
import { type PageSay, usePageSettings } from '#page/islands/page-settings.tsx'
import { askForPreview, askForSuggestions, type KindTitles } from './ask-for-help.ts'
import { createSearchHelp, NO_HELP } from './search-help.ts'

/** The text of a search box, the help under it, and which entry the arrow keys have reached. */
export function useSearchHelp(kind: SearchBoxKind, categoryId: number | null, searched = '') {
  const {
    say,
    money: { culture },
  } = usePageSettings()
  const [text, setText] = useState(searched)
  const [active, setActive] = useState<number | null>(null)
  // What is asked must be asked in the category of that moment.
  const category = useRef(categoryId)
  category.current = categoryId
  const [help] = useState(() =>
    createSearchHelp(kind, (term, signal) =>
      kind === 'suggestions'
        ? askForSuggestions({ term, categoryId: category.current }, kindTitles(say), signal)
        : askForPreview(term, culture, signal),
    ),
  )
  const { state, found } = useSyncExternalStore(help.subscribe, help.read, () => NO_HELP)
  const addresses = found.groups.flatMap(({ entries }) => entries.map(({ address }) => address))
  if (found.seeAll) addresses.push(found.seeAll.address)

  const close = () => {
    help.leave()
    setActive(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && state !== 'closed') {
      // The first Escape closes the list, and only the next one empties the field.
      event.preventDefault()
      return close()
    }
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!isArrow || state !== 'open') return
    event.preventDefault()
    setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, addresses.length))
  }
  return {
    text,
    state,
    found,
    active,
    activeUrl: active === null ? null : (addresses[active] ?? null),
    close,
    onKeyDown,
    type: (typed: string) => {
      setText(typed)
      setActive(null)
      help.type(typed)
    },
  }
}

const kindTitles = (say: PageSay): KindTitles => ({
  term: say('SearchKindTerms'),
  category: say('SearchKindCategories'),
  product: say('SearchKindProducts'),
})

/** Past either end the arrow keys come back to the field itself. */
function nextActive(active: number | null, move: 1 | -1, count: number): number | null {
  const at = active === null ? (move === 1 ? 0 : count - 1) : active + move
  return at < 0 || at >= count ? null : at
}
