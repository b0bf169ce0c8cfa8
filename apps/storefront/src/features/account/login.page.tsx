import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { definePage, loadNothing } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { LoginPage } from './login-page.tsx'

export default definePage({
  path: PAGE_PATHS.login,
  isOfShop: true,
  isPersonal: true,
  load: loadNothing,
  head: (_, site) =>
    pageHead({ path: PAGE_PATHS.login, title: site.say('SignInOrRegister'), isHidden: true }, site),
  Component: ({ site: { say } }) => <LoginPage say={say} />,
})
