'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { SEARCH_BOX_EXPAND_PX, type SearchBoxKind, searchButtonAction } from '@rasteh/shop-core/search-box'
import { Icon } from '@rasteh/ui/icon'
import { useTypedBefore } from '@rasteh/ui/typed-before'
import { type CSSProperties, type FocusEvent, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { island } from '#island'
import type { SearchCategory } from '#page/define-page.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CategoryChip } from '../category-chip.tsx'
import { EmptyHelp } from '../empty-help.tsx'
import { meantText } from '../meant-text.ts'
import { popularSearches } from '../popular-searches.ts'
import { forgetSearch, recentSearches, rememberSearch } from '../recent-searches.ts'
import { SearchList } from '../search-list.tsx'
import { searchUrl } from '../search-url.ts'
import { useSearchHelp } from '../use-search-help.ts'
import styles from './search-box.module.css'

export type SearchBoxProps = {
  kind: SearchBoxKind
  /** What the page that one looks at was searched with. */
  searched: string
  /** The category that the page is of. */
  category: SearchCategory | null
  /** A company's site has no goods to name. */
  isShop: boolean
}

/** The header's search box in one of its kinds. Before its script has come it is a plain form to the results. */
export function SearchBox({ kind, searched, category: own, isShop }: SearchBoxProps) {
  const { say } = usePageSettings()
  const listId = useId()
  const [isExpanded, setExpanded] = useState(false)
  const [isEverywhere, setEverywhere] = useState(false)
  const category = kind !== 'suggestions' || isEverywhere ? null : own
  const categoryId = category?.id ?? null
  const help = useSearchHelp(kind, categoryId, searched)
  const field = useTypedBefore(help.text, help.type)
  const isOpen = help.state !== 'closed'
  const [recent, setRecent] = useState<readonly string[]>([])
  const [popular, setPopular] = useState<readonly string[]>([])
  const [isEntered, setEntered] = useState(false)
  const hasHelp = isEntered && (recent.length > 0 || popular.length > 0)
  const isEmptyHelpShown = hasHelp && help.text.trim() === '' && !isOpen

  const go = async (text: string) => {
    const { activeUrl } = help
    const url = activeUrl ?? searchUrl(kind, await meantText(text, categoryId), categoryId)
    if (url === null) return
    if (activeUrl === null) rememberSearch(text)
    location.assign(url)
  }
  const forget = (text: string | null) => {
    setRecent(forgetSearch(text))
    // What was pressed is gone: the focus must not be lost with it.
    field.current?.focus()
  }
  const leaveCategory = () => {
    setEverywhere(true)
    help.close()
    field.current?.focus()
  }
  const press = () => {
    if (kind !== 'simple' || searchButtonAction(innerWidth, isExpanded) === 'go') return void go(help.text)
    // A hidden field takes no focus, so it must be there first.
    flushSync(() => setExpanded(true))
    field.current?.focus()
  }
  const enter = () => {
    setExpanded(true)
    if (kind !== 'suggestions') return
    setEntered(true)
    setRecent(recentSearches())
    if (isShop) void popularSearches().then(setPopular)
  }
  // The touch that has the script come gives the focus before it is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: It is asked once, when the script has come.
  useEffect(() => {
    if (document.activeElement === field.current) enter()
  }, [])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return
    help.close()
    setEntered(false)
    if (help.text.trim() === '') setExpanded(false)
  }
  return (
    <search
      className={styles.search}
      data-kind={kind}
      data-expanded={isExpanded}
      style={WIDTH}
      onBlur={leave}
    >
      <form
        className={styles.form}
        action={PAGE_PATHS.searchResults}
        onSubmit={(event) => {
          event.preventDefault()
          void go(help.text)
        }}
      >
        {category && (
          <CategoryChip id={`${listId}-category`} title={category.title} onLeave={leaveCategory} />
        )}
        <input
          ref={field}
          className={styles.field}
          type="search"
          name={SEARCH_FIELD}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={say('Search')}
          aria-describedby={category ? `${listId}-category` : undefined}
          placeholder={say(isShop ? 'SearchPlaceholder' : 'SearchSitePlaceholder')}
          value={help.text}
          onChange={(event) => help.type(event.target.value)}
          onFocus={enter}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setEntered(false)
            help.onKeyDown(event)
          }}
          {...(kind !== 'simple' && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': listId,
            'aria-activedescendant': help.active === null ? undefined : `${listId}-${help.active}`,
          })}
        />
        <button
          className={styles.button}
          type="submit"
          // It opens the field first, which only the script does.
          {...(kind === 'simple' && { 'data-waits': '' })}
          aria-label={kind === 'simple' && !isExpanded ? say('SearchOpen') : say('Search')}
          onClick={(event) => {
            event.preventDefault()
            press()
          }}
        >
          <Icon name="search" />
        </button>
      </form>
      {isEmptyHelpShown && (
        <EmptyHelp
          recent={recent}
          popular={popular}
          urlOf={(text) => searchUrl(kind, text, categoryId)}
          urlEverywhere={(text) => searchUrl(kind, text, null)}
          onForget={forget}
        />
      )}
      {kind !== 'simple' && <SearchList id={listId} help={help} active={help.active} />}
    </search>
  )
}

const SEARCH_FIELD = 'Search'

const WIDTH = { '--search-expand': `${SEARCH_BOX_EXPAND_PX}px` } as CSSProperties

export default island('shell/search/search-box', SearchBox, 'touch')
