import type { ComponentType } from 'react'
import { definePage, type Page, type PageProps } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import type { Site } from '#page/load/load-site.ts'
import { ProfileFrame, type ProfileSection } from './profile-frame.tsx'

type Key = Parameters<Site['say']>[0]
type ProfilePage = { path: ProfileSection; title: Key; hint?: Key; Part: ComponentType<object> }

/** A page of the customer's own: an island in the frame that all of them share. */
export function defineProfilePage(page: ProfilePage): Page {
  const { path, title } = page
  return definePage({
    path,
    isOfShop: true,
    isPersonal: true,
    load: async () => page,
    head: (_, site) => pageHead({ path, title: plain(site, title), isHidden: true }, site),
    Component: CurrentUserPage,
  })
}

function CurrentUserPage({ data: { path, hint, Part }, site }: PageProps<ProfilePage>) {
  return (
    <ProfileFrame section={path} say={site.say} {...(hint ? { hint: plain(site, hint) } : {})}>
      <Part />
    </ProfileFrame>
  )
}

/** These texts have no parameters. */
const plain = ({ say }: Site, key: Key) => (say as unknown as (key: Key) => string)(key)
