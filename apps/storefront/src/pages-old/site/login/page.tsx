import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Metadata } from 'next'
import { LoginPage } from '../../../features/account/login-page.tsx'
import { pageHead } from '../../../page/page-head.ts'
import { loadSay } from '../../../page/say.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const say = await loadSay()
  return pageHead({ path: PAGE_PATHS.login, title: say('SignInOrRegister'), isHidden: true })
}

export default async function Page() {
  return <LoginPage say={await loadSay()} />
}
