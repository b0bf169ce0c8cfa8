import type { ItemOf } from '@rasteh/shop-store/reads/modules'
import { Link } from '@rasteh/ui/link'
import { Section } from '@rasteh/ui/section'
import { type Pictured, withPictures } from '#modules/load-pictures.ts'
import { defineModule, sectionId } from '#modules/module-props.ts'
import { linkAttributes } from '#page/layout/link-attributes.ts'
import styles from './logos-module.module.css'

/** Logos of those the company works with, each whole and on white, where logos are drawn for. */
export const logosModule = defineModule('logos', {
  load: ({ items }) => withPictures(items),
  Component: ({ module, data: logos, site: { say } }) => {
    if (logos.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || say('LogosTitle')}>
        <ul className={styles.logos}>
          {logos.map((logo) => (
            <li key={logo.id ?? logo.title}>
              <Logo {...logo} />
            </li>
          ))}
        </ul>
      </Section>
    )
  },
})

function Logo({ title, shown, address }: Pictured<ItemOf<'logos', 'items'>>) {
  const { href, rel } = linkAttributes(address ?? '')
  // Without its picture the name is there.
  const sign = shown ? (
    <img className={styles.picture} src={shown.small} alt={title ?? ''} loading="lazy" decoding="async" />
  ) : (
    <span className={styles.name}>{title}</span>
  )
  if (!href) return <span className={styles.logo}>{sign}</span>
  return (
    <Link className={styles.logo} href={href} rel={rel}>
      {sign}
    </Link>
  )
}
