import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Metadata } from 'next'
import Registration from '../../../features/registration/islands/registration.tsx'
import styles from '../../../features/registration/registration.module.css'
import { FileField } from '../../../page/file-field/file-field.tsx'
import { pageHead } from '../../../page/page-head.ts'
import { loadSay } from '../../../page/say.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const say = await loadSay()
  return pageHead({ path: PAGE_PATHS.register, title: say('AccountRegistration'), isHidden: true })
}

export default async function Page() {
  const say = await loadSay()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{say('AccountRegistration')}</h1>
      <noscript>
        <p>{say('ProfileNeedsScript')}</p>
      </noscript>
      <Registration
        card={
          <FileField
            formFieldId="national-card"
            label={say('AccountNationalCard')}
            hint={say('ProfileCardHint')}
          />
        }
      />
    </div>
  )
}
