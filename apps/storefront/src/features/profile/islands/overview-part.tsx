'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { CustomerProfile } from '@rasteh/contracts/profile'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { Icon } from '@rasteh/ui/icon'
import { LinkButton } from '@rasteh/ui/link-button'
import { Skeleton } from '@rasteh/ui/skeleton'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CurrentUserPart } from '../current-user-part.tsx'
import { currentUserProfile } from '../current-user-profile.ts'
import styles from '../overview.module.css'
import { AddressTile, FavoritesTile, OrdersTile, ScoreTile } from '../overview-tiles.tsx'

/** The first page of the account: who it is, what is still missing, and links to everything else. */
export function OverviewPart() {
  return (
    <CurrentUserPart store={currentUserProfile} skeleton={<OverviewSkeleton />}>
      {(profile) => (
        <div className={styles.overview}>
          <Greeting profile={profile} />
          {profile.details === null && <Completing />}
          <div className={styles.tiles}>
            <OrdersTile />
            <ScoreTile />
            <FavoritesTile />
            <AddressTile />
          </div>
        </div>
      )}
    </CurrentUserPart>
  )
}

function Greeting({ profile: { details, mobile, email } }: { profile: CustomerProfile }) {
  const { say, money } = usePageSettings()
  return (
    <div className={styles.greeting}>
      <span className={styles.avatar} aria-hidden="true">
        {details ? Array.from(details.firstName)[0] : <Icon name="person" />}
      </span>
      <div className={styles.who}>
        <p className={styles.hello}>
          {details
            ? say('ProfileHello', { name: `\u2068${details.firstName}\u2069` })
            : say('ProfileWelcome')}
        </p>
        <p className={styles.contact}>
          <bdi dir="ltr">{mobile ? toCultureDigits(mobile, money.culture) : email}</bdi>
        </p>
      </div>
    </div>
  )
}

function Completing() {
  const { say } = usePageSettings()
  return (
    <section className={styles.completing}>
      <div>
        <h2 className={styles.completingTitle}>{say('ProfileComplete')}</h2>
        <p>{say('ProfileCompleteHint')}</p>
      </div>
      <LinkButton href={PAGE_PATHS.profileDetails}>{say('ProfileCompleteNow')}</LinkButton>
    </section>
  )
}

function OverviewSkeleton() {
  return (
    <div className={styles.overview}>
      <Skeleton shape="heading" />
      <div className={styles.tiles}>
        {['one', 'two', 'three', 'four'].map((name) => (
          <div key={name} className={styles.tile}>
            <Skeleton />
            <Skeleton shape="heading" />
          </div>
        ))}
      </div>
    </div>
  )
}

export default island('profile/overview-part', OverviewPart, 'load')
