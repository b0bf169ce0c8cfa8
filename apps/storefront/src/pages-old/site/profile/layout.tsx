import type { ReactNode } from 'react'
import { loadFront } from '../../../page/front.ts'
import { PageSettingsProvider } from '../../../page/islands/page-settings.tsx'
import { toOwnPageTexts } from '../../../page/islands/page-texts.ts'
import { loadTexts } from '../../../page/say.ts'

/** The customer's own pages say more than the others carry. */
export default async function ProfileLayout({ children }: { children: ReactNode }) {
  const [{ money }, texts] = await Promise.all([loadFront(), loadTexts()])
  return (
    <PageSettingsProvider money={money} texts={toOwnPageTexts(texts)}>
      {children}
    </PageSettingsProvider>
  )
}
