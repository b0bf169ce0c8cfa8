import { WordMark } from '../word-mark/word-mark.tsx'
import styles from './site-logo.module.css'

/** A company's own logo: its URL, the one for dark ground where there is one, and its form. */
export type Logo = { src: string; dark: string | null; width: number; height: number }

type SiteLogoProps = {
  name: string
  logo: Logo | null
  /** The ground: the page's own, or one that is dark on every page. */
  tone?: 'brand' | 'deep'
}

/** The company's logo, or its name beside the shipped sign while it has none. */
export function SiteLogo({ name, logo, tone = 'brand' }: SiteLogoProps) {
  if (!logo) return <WordMark name={name} tone={tone} />
  const { src, dark, width, height } = logo
  if (tone === 'deep')
    return (
      <img
        className={dark ? styles.logo : styles.onPaper}
        src={dark ?? src}
        alt={name}
        {...{ width, height }}
      />
    )
  return (
    <picture className={styles.picture}>
      {dark && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img className={dark ? styles.logo : styles.paperInDark} src={src} alt={name} {...{ width, height }} />
    </picture>
  )
}
