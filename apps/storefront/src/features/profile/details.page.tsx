import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { defineProfilePage } from './define-profile-page.tsx'
import DetailsPart from './islands/details-part.tsx'

export default defineProfilePage({
  path: PAGE_PATHS.profileDetails,
  title: 'ProfileDetails',
  hint: 'ProfileDetailsHint',
  Part: DetailsPart,
})
