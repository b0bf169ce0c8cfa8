import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Girih } from '@rasteh/ui/girih'
import { LinkButton } from '@rasteh/ui/link-button'
import type { Metadata } from 'next'
import { loadSay } from '../../site/say.ts'
import styles from './stopped.module.css'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await loadSay())('NotFoundTitle') }
}

export default async function NotFound() {
  const say = await loadSay()
  return (
    <div className={styles.stopped}>
      <Girih fade="end" />
      <h1 className={styles.title}>{say('NotFoundTitle')}</h1>
      <p className={styles.text}>{say('NotFoundText')}</p>
      <LinkButton href={PAGE_PATHS.home}>{say('GoHome')}</LinkButton>
    </div>
  )
}
