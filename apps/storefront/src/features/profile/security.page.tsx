import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { defineProfilePage } from './define-profile-page.tsx'
import SecurityPart from './islands/security-part.tsx'

export default defineProfilePage({
  path: PAGE_PATHS.profileSecurity,
  title: 'ProfileSecurity',
  Part: SecurityPart,
})
