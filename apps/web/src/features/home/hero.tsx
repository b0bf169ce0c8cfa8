import type { Say } from '@rasteh/messages/say'
import { Arch } from '@rasteh/ui/arch'
import { Girih } from '@rasteh/ui/girih'
import { LinkButton } from '@rasteh/ui/link-button'
import { Picture } from '@rasteh/ui/picture'
import styles from './hero.module.css'

type HeroProps = {
  headline: string
  /** Pictures for the arches, the most welcome first. */
  pictures: readonly string[]
  say: Say
}

/** The shop's greeting: a row of arches, which is what its name means. */
export function Hero({ headline, pictures, say }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Girih tone="deep" />
      <div className={styles.words}>
        <h1 className={styles.headline}>{headline}</h1>
        <p className={styles.text}>{say('HomeIntroduction')}</p>
        <div className={styles.actions}>
          <LinkButton href="#popular" kind="light" size="large">
            {say('HomeSeePopular')}
          </LinkButton>
        </div>
      </div>
      <div className={styles.row} aria-hidden="true">
        {pictures.slice(0, ARCHES).map((src) => (
          <div className={styles.arch} key={src}>
            <Arch>
              <Picture picture={{ src }} alt="" sizes="240px" shape="fill" isFirst />
            </Arch>
          </div>
        ))}
      </div>
    </section>
  )
}

const ARCHES = 3
