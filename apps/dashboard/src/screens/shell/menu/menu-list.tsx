'use client'

import { menuTexts as texts } from '@rasteh/messages/dashboard'
import type { MenuCounts } from '@rasteh/shop-store/reads/menu-counts'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import { usePathname } from 'next/navigation'
import { type ReactNode, useId } from 'react'
import { currentUrl } from './current-entry.ts'
import { MenuCount } from './menu-count.tsx'
import { MenuLink } from './menu-link.tsx'
import styles from './menu-list.module.css'
import type { ShownEntry, ShownGroup } from './shown-menu.ts'

type Counts = Promise<MenuCounts | null>
type MenuListProps = {
  groups: ShownGroup[]
  counts: Counts
  /** What this person opened or closed, by key; a group that they never touched is as it begins. */
  opened: Readonly<Record<string, boolean>>
  onGroup: (key: string, isOpen: boolean) => void
}

/** How many groups begin open: the ones that are worked in all day stand first. */
const OPEN_AT_FIRST = 3

/** The groups of the menu, one below the other; the one that holds the current screen begins open. */
export function MenuList({ groups, counts, opened, onGroup }: MenuListProps) {
  const pathname = usePathname()
  const current = currentUrl(
    groups.flatMap(({ daily, rare }) => [...daily, ...rare]),
    pathname,
  )
  const isOpen = (key: string, entries: ShownEntry[], atFirst: boolean) =>
    opened[key] ?? (atFirst || entries.some(({ url }) => url === current))
  return (
    <ul className={styles.groups}>
      {groups.map(({ key, title, daily, rare }, place) => {
        const more = `${key}-more`
        return (
          <li key={key}>
            <Fold
              title={title}
              isOpen={isOpen(key, [...daily, ...rare], place < OPEN_AT_FIRST)}
              entries={[...daily, ...rare]}
              counts={counts}
              onChange={(next) => onGroup(key, next)}
            >
              <Entries entries={daily} counts={counts} current={current} pathname={pathname} />
              {rare.length > 0 && (
                <Fold
                  title={texts.more}
                  name={texts.moreOf.replace('{group}', title)}
                  isRare
                  isOpen={isOpen(more, rare, false)}
                  entries={rare}
                  counts={counts}
                  onChange={(next) => onGroup(more, next)}
                >
                  <Entries entries={rare} counts={counts} current={current} pathname={pathname} />
                </Fold>
              )}
            </Fold>
          </li>
        )
      })}
    </ul>
  )
}

type FoldProps = {
  title: string
  name?: string
  isRare?: boolean
  isOpen: boolean
  entries: ShownEntry[]
  counts: Counts
  onChange: (isOpen: boolean) => void
  children: ReactNode
}

function Fold({ title, name, isRare, isOpen, entries, counts, onChange, children }: FoldProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={isRare ? styles.more : styles.title}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onChange(!isOpen)}
      >
        <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="m6 9 6 6 6-6" />
        </svg>
        <span className={styles.name}>
          {name === undefined ? (
            title
          ) : (
            <>
              <span aria-hidden="true">{title}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </>
          )}
        </span>
        {!isOpen && <MenuCount names={entries.flatMap((entry) => entry.counts)} counts={counts} />}
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}

type EntriesProps = { entries: ShownEntry[]; counts: Counts; current: string | null; pathname: string }

function Entries({ entries, counts, current, pathname }: EntriesProps) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.url}>
          <MenuLink
            entry={entry}
            counts={counts}
            place={entry.url === current ? (entry.url === pathname ? 'page' : 'within') : null}
          />
        </li>
      ))}
    </ul>
  )
}
