import type { Say } from '@rasteh/messages/say'
import { Icon, type IconName } from '@rasteh/ui/icon'
import LoginCard from './islands/login-card.tsx'
import styles from './login-page.module.css'

const REASONS = [
  { icon: 'basket', key: 'AccountReasonBasket' },
  { icon: 'heart', key: 'AccountReasonFavorites' },
  { icon: 'star', key: 'AccountReasonScore' },
] as const satisfies readonly { icon: IconName; key: string }[]

/** Signing in, with what it is good for. */
export function LoginPage({ say }: { say: Say }) {
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby="login-title">
        <h1 className={styles.title} id="login-title">
          {say('SignInOrRegister')}
        </h1>
        <noscript>
          <p>{say('AccountNeedsScript')}</p>
        </noscript>
        <LoginCard />
        <p className={styles.note}>{say('AccountCodeSecret')}</p>
      </section>
      <aside className={styles.reasons}>
        <h2 className={styles.reasonsTitle}>{say('AccountReasons')}</h2>
        <ul className={styles.list}>
          {REASONS.map(({ icon, key }) => (
            <li key={key} className={styles.reason}>
              <span className={styles.sign}>
                <Icon name={icon} />
              </span>
              {say(key)}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
