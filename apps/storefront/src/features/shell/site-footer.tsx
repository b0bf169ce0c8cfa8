import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import type { SocialNetwork } from '@rasteh/shop-core/brand'
import { splitMenu } from '@rasteh/shop-core/menu'
import type { SiteFooterParts } from '@rasteh/shop-store/reads/shell'
import { Girih } from '@rasteh/ui/girih'
import { Link } from '@rasteh/ui/link'
import { SiteLogo } from '@rasteh/ui/site-logo'
import type { ReactNode } from 'react'
import { linkAttributes } from '#page/layout/link-attributes.ts'
import { telephoneHref } from '#page/layout/telephone-href.ts'
import type { ShownBrand } from '#page/load/shown-brand.ts'
import styles from './site-footer.module.css'

type FooterLink = { title: string; address: string }

type SiteFooterProps = {
  shopName: string
  brand: ShownBrand
  culture: Culture
  slogan: string | null
  categories: readonly FooterLink[]
  pages: readonly FooterLink[]
  /** What managers wrote for this place. */
  footer: SiteFooterParts
  /** The trust seal, where the shop has one. */
  seal: ReactNode
  say: Say
}

/** The foot of every page: who the shop is, how to reach it, and where its pages are. */
export function SiteFooter({
  shopName,
  brand,
  categories,
  pages,
  footer,
  seal,
  say,
  ...rest
}: SiteFooterProps) {
  // A page that managers put into a column of their own is not named twice.
  const named = new Set(footer.columns.flatMap(({ links }) => links.map(({ address }) => address)))
  return (
    <footer className={styles.footer} data-arrangement={brand.footer}>
      <Girih tone="deep" />
      <div className={styles.inner}>
        <div className={styles.about}>
          <SiteLogo name={shopName} logo={brand.logo} tone="deep" />
          <p className={styles.slogan}>{footer.text || rest.slogan || say('HomeIntroduction')}</p>
          <Contact footer={footer} culture={rest.culture} say={say} />
          <Socials socials={brand.socials} say={say} />
          {seal}
        </div>
        <nav className={styles.links} aria-label={say('FooterNavigation')}>
          <Categories categories={categories} say={say} />
          <Column title={say('FooterPages')} links={pages.filter(({ address }) => !named.has(address))} />
          {footer.columns.map(({ id, title, links }) => (
            <Column key={id} title={title} links={links} />
          ))}
        </nav>
        <p className={styles.rights}>{footer.copyright || say('FooterCopyright', { shop: shopName })}</p>
      </div>
    </footer>
  )
}

function Contact({
  footer: { postalAddress, phone, email, workingHours },
  culture,
  say,
}: {
  footer: SiteFooterParts
  culture: Culture
  say: Say
}) {
  const facts = [
    { label: say('FooterAddress'), value: postalAddress },
    { label: say('FooterHours'), value: workingHours },
    {
      label: say('FooterPhone'),
      value: phone && <Reach href={telephoneHref(phone)} text={toCultureDigits(phone, culture)} />,
    },
    { label: say('FooterEmail'), value: email && <Reach href={`mailto:${email}`} text={email} /> },
  ]
  return (
    <dl className={styles.contact}>
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const NETWORK_TEXTS = {
  instagram: 'NetworkInstagram',
  telegram: 'NetworkTelegram',
  eitaa: 'NetworkEitaa',
  bale: 'NetworkBale',
  rubika: 'NetworkRubika',
  aparat: 'NetworkAparat',
  whatsapp: 'NetworkWhatsapp',
  linkedin: 'NetworkLinkedin',
  youtube: 'NetworkYoutube',
  x: 'NetworkX',
} as const satisfies Record<SocialNetwork, string>

function Socials({ socials, say }: { socials: ShownBrand['socials']; say: Say }) {
  if (socials.length === 0) return null
  return (
    <ul className={styles.socials} aria-label={say('FooterSocial')}>
      {socials.map(({ network, address }) => (
        <li key={address}>
          <Link className={styles.social} {...linkAttributes(address)}>
            {say(NETWORK_TEXTS[network])}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Reach({ href, text }: { href: string; text: string }) {
  return (
    <Link className={styles.link} href={href}>
      <bdi dir="ltr">{text}</bdi>
    </Link>
  )
}

type ColumnProps = { title: string; links: readonly FooterLink[]; children?: ReactNode }

function Column({ title, links, children }: ColumnProps) {
  if (links.length === 0) return null
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <Links links={links} />
      {children}
    </div>
  )
}

/** The first categories; the rest are one press away, so that the foot of a page stays short. */
function Categories({ categories, say }: { categories: readonly FooterLink[]; say: Say }) {
  const { shown, overflow } = splitMenu(categories)
  return (
    <Column title={say('FooterCategories')} links={shown}>
      {overflow.length > 0 && (
        <details>
          <summary className={styles.others}>{say('OtherMenuItems')}</summary>
          <Links links={overflow} />
        </details>
      )}
    </Column>
  )
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.address}>
          <Link className={styles.link} {...linkAttributes(link.address)}>
            {link.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
