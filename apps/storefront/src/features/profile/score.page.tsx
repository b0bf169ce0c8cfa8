import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { defineProfilePage } from './define-profile-page.tsx'
import ScorePart from './islands/score-part.tsx'

export default defineProfilePage({
  path: PAGE_PATHS.profileScore,
  title: 'ProfileScore',
  Part: ScorePart,
})
