import { dashboardTexts } from '@rasteh/messages/dashboard'
import { WordMark } from '@rasteh/ui/word-mark'

/** The shop's own mark where the content platform would show its maker's. */
export function Logo() {
  return <WordMark name={dashboardTexts.shopName} />
}
