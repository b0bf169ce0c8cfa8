import { dashboardLabels, dashboardTexts } from '@rasteh/messages/dashboard'
import { refusalError } from './refusal-error.ts'

type Use = { kind: string; id: number; title: string }

/** More would be a list to read in a message that goes away. */
const NAMED_MOST = 3

/** What is there once has no title of its own. */
const GLOBAL_NAMES: Readonly<Record<string, string>> = {
  brand: dashboardLabels.brand.singular,
  'main-menu': dashboardLabels.mainMenu.singular,
  footer: dashboardLabels.footer.singular,
}

/** Refuses to delete what is used somewhere, and names the places. */
export function refuseInUse(uses: readonly Use[], { text, kind }: { text: string; kind: string }): void {
  if (uses.length === 0) return
  const named = uses.slice(0, NAMED_MOST).map((use) => `«${GLOBAL_NAMES[use.kind] ?? use.title}»`)
  const more = uses.length > NAMED_MOST ? [dashboardTexts.pictureUsesMore] : []
  const data = { kind, uses }
  throw refusalError(`${text} ${[...named, ...more].join('، ')}`, 409, data)
}
