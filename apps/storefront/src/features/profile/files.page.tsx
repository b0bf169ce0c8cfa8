import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { defineProfilePage } from './define-profile-page.tsx'
import FilesPart from './islands/files-part.tsx'

export default defineProfilePage({
  path: PAGE_PATHS.profileFiles,
  title: 'ProfileFiles',
  hint: 'ProfileFilesHint',
  Part: FilesPart,
})
