import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { defineProfilePage } from './define-profile-page.tsx'
import FavoritesPart from './islands/favorites-part.tsx'

export default defineProfilePage({
  path: PAGE_PATHS.profileFavorites,
  title: 'ProfileFavorites',
  Part: FavoritesPart,
})
