import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { defineProfilePage } from './define-profile-page.tsx'
import DataPart from './islands/data-part.tsx'

export default defineProfilePage({
  path: PAGE_PATHS.profileData,
  title: 'ProfileData',
  Part: DataPart,
})
