import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import { Icon, type IconName } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import type { ReactNode } from 'react'
import styles from './profile.module.css'

const SECTIONS = [
  { path: PAGE_PATHS.profile, key: 'ProfileOverview', icon: 'person' },
  { path: PAGE_PATHS.profileOrders, key: 'Orders', icon: 'box' },
  { path: PAGE_PATHS.profileDetails, key: 'ProfileDetails', icon: 'edit' },
  { path: PAGE_PATHS.profileAddresses, key: 'ProfileAddresses', icon: 'place' },
  { path: PAGE_PATHS.profileFavorites, key: 'ProfileFavorites', icon: 'heart' },
  { path: PAGE_PATHS.profileScore, key: 'ProfileScore', icon: 'star' },
  { path: PAGE_PATHS.profileFiles, key: 'ProfileFiles', icon: 'picture' },
  { path: PAGE_PATHS.profileSecurity, key: 'ProfileSecurity', icon: 'lock' },
  { path: PAGE_PATHS.profileData, key: 'ProfileData', icon: 'info' },
] as const satisfies readonly { path: string; key: string; icon: IconName }[]

export type ProfileSection = (typeof SECTIONS)[number]['path']

type ProfileFrameProps = { section: ProfileSection; say: Say; hint?: string; children: ReactNode }

/** The frame of the account's pages: their navigation, and the page that is open. */
export function ProfileFrame({ section, say, hint, children }: ProfileFrameProps) {
  const open = SECTIONS.find(({ path }) => path === section) ?? SECTIONS[0]
  return (
    <div className={styles.page}>
      <nav className={styles.menu} aria-label={say('ProfileMenu')}>
        <ul className={styles.links}>
          {SECTIONS.map(({ path, key, icon }) => (
            <li key={path}>
              <Link className={styles.link} href={path} aria-current={path === section ? 'page' : undefined}>
                <Icon name={icon} />
                {say(key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.content} aria-labelledby="profile-title">
        <div className={styles.head}>
          <h1 className={styles.title} id="profile-title">
            {section === PAGE_PATHS.profile ? say('MyAccount') : say(open.key)}
          </h1>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        <noscript>
          <p>{say('ProfileNeedsScript')}</p>
        </noscript>
        {children}
      </section>
    </div>
  )
}
