import type { ReactNode } from 'react'
import { loadFront } from '../../../site/front.ts'
import { PageSettingsProvider } from '../../../site/islands/page-settings.tsx'
import { toOwnPageTexts } from '../../../site/islands/page-texts.ts'
import { loadTexts } from '../../../site/say.ts'

/** Registration says more than the others carry. */
export default async function RegisterLayout({ children }: { children: ReactNode }) {
  const [{ money }, texts] = await Promise.all([loadFront(), loadTexts()])
  return (
    <PageSettingsProvider money={money} texts={toOwnPageTexts(texts)}>
      {children}
    </PageSettingsProvider>
  )
}
