import type { ReactNode } from 'react'
import { loadFront } from '../../../../site/front.ts'
import { PageSettingsProvider } from '../../../../site/islands/page-settings.tsx'
import { toOrderPageTexts } from '../../../../site/islands/page-texts.ts'
import { loadTexts } from '../../../../site/say.ts'

/** The pages around an order say more than the others carry. */
export default async function OrderLayout({ children }: { children: ReactNode }) {
  const [{ money }, texts] = await Promise.all([loadFront(), loadTexts()])
  return (
    <PageSettingsProvider money={money} texts={toOrderPageTexts(texts)}>
      {children}
    </PageSettingsProvider>
  )
}
