import { PopularList } from './popular-list.tsx'
import { RecentList } from './recent-list.tsx'
import panel from './search-list.module.css'

type EmptyHelpProps = {
  recent: readonly string[]
  popular: readonly string[]
  urlOf: (text: string) => string | null
  /** The same everywhere: what is popular may not be in this category. */
  urlEverywhere: (text: string) => string | null
  onForget: (text: string | null) => void
}

/** Is under the empty field: what was last searched for on this device, then what many search for. */
export function EmptyHelp({ recent, popular, urlOf, urlEverywhere, onForget }: EmptyHelpProps) {
  const others = popular.filter((text) => !recent.includes(text))
  return (
    // Pressing a button must not take the focus from the field: the list would be gone before the click.
    <div className={panel.panel} onPointerDown={(event) => event.preventDefault()}>
      {recent.length > 0 && <RecentList recent={recent} urlOf={urlOf} onForget={onForget} />}
      {others.length > 0 && <PopularList popular={others} urlOf={urlEverywhere} />}
    </div>
  )
}
