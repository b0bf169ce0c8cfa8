import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { defineProfilePage } from './define-profile-page.tsx'
import OverviewPart from './islands/overview-part.tsx'

export default defineProfilePage({
  path: PAGE_PATHS.profile,
  title: 'MyAccount',
  Part: OverviewPart,
})
