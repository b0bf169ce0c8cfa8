import { toCultureDigits } from '@rasteh/persian-text/digits'
import type { ItemOf } from '@rasteh/shop-store/reads/modules'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { Section } from '@rasteh/ui/section'
import { WholePicture } from '#features/pictures/public.ts'
import { type Pictured, withPictures } from '#modules/load-pictures.ts'
import { defineModule, sectionId } from '#modules/module-props.ts'
import { linkAttributes } from '#page/layout/link-attributes.ts'
import { telephoneHref } from '#page/layout/telephone-href.ts'
import type { Site } from '#page/load/load-site.ts'
import styles from './branches-module.module.css'

type BranchProps = { branch: Pictured<ItemOf<'branches', 'items'>>; site: Site }

/** Where the company can be visited. Its map is a link: a map's pictures would come from another origin. */
export const branchesModule = defineModule('branches', {
  load: ({ items }) => withPictures(items),
  Component: ({ module, data: branches, site }) => {
    if (branches.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || site.say('BranchesTitle')}>
        <ul className={styles.branches}>
          {branches.map((branch) => (
            <li key={branch.id ?? branch.title} className={styles.branch}>
              <Branch branch={branch} site={site} />
            </li>
          ))}
        </ul>
      </Section>
    )
  },
})

function Branch({ branch, site: { say, culture } }: BranchProps) {
  const { title, text, phone, times, shown, address } = branch
  const { href, rel } = linkAttributes(address ?? '')
  return (
    <>
      {shown && <WholePicture picture={shown} sizes="(width > 768px) 400px, 100vw" />}
      <h3 className={styles.name}>{title}</h3>
      {text && (
        <p className={styles.fact}>
          <Icon name="place" />
          <span>{toCultureDigits(text, culture)}</span>
        </p>
      )}
      {times && (
        <p className={styles.fact}>
          <Icon name="clock" />
          <span>{toCultureDigits(times, culture)}</span>
        </p>
      )}
      {phone && (
        <p className={styles.fact}>
          <Icon name="phone" />
          <Link className={styles.link} href={telephoneHref(phone)}>
            <bdi dir="ltr">{toCultureDigits(phone, culture)}</bdi>
          </Link>
        </p>
      )}
      {href && (
        <Link className={styles.link} href={href} rel={rel}>
          {say('BranchMap')}
        </Link>
      )}
    </>
  )
}
