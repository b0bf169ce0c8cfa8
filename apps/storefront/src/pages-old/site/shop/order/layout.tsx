import type { ReactNode } from 'react'
import { loadFront } from '../../../../page/front.ts'
import { PageSettingsProvider } from '../../../../page/islands/page-settings.tsx'
import { toOrderPageTexts } from '../../../../page/islands/page-texts.ts'
import { loadTexts } from '../../../../page/say.ts'

/** The pages around an order say more than the others carry. */
export default async function OrderLayout({ children }: { children: ReactNode }) {
  const [{ money }, texts] = await Promise.all([loadFront(), loadTexts()])
  return (
    <PageSettingsProvider money={money} texts={toOrderPageTexts(texts)}>
      {children}
    </PageSettingsProvider>
  )
}
