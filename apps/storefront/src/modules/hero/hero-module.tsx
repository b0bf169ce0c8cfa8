import { sellsGoods } from '@rasteh/shop-core/brand'
import { HERO_ARCHES } from '@rasteh/shop-core/modules'
import { Arch } from '@rasteh/ui/arch'
import { Girih } from '@rasteh/ui/girih'
import { LinkButton } from '@rasteh/ui/link-button'
import { Picture, type PictureSource } from '@rasteh/ui/picture'
import { loadItems } from '#modules/load-items.ts'
import { loadPictures } from '#modules/load-pictures.ts'
import { defineModule, pictureIds } from '#modules/module-props.ts'
import { linkAttributes } from '#page/layout/link-attributes.ts'
import { loadFront } from '#page/load/shop-front.ts'
import styles from './hero-module.module.css'

/** The shop's greeting: a row of arches, which is what its name means. */
export const heroModule = defineModule('hero', {
  load: ({ pictures }) => loadArches(pictureIds(pictures)),
  Component: ({ module, hasTitle, data: pictures, site: { say, slogan } }) => {
    const { headline, text, buttonTitle, address } = module
    const Headline = hasTitle ? 'h2' : 'h1'
    const { href, rel } = linkAttributes(address ?? '')
    return (
      <section className={styles.hero}>
        <Girih tone="deep" />
        <div className={styles.words}>
          <Headline className={styles.headline}>{headline || slogan || say('HomeHeadline')}</Headline>
          <p className={styles.text}>{text || say('HomeIntroduction')}</p>
          {href && (
            <div className={styles.actions}>
              <LinkButton href={href} rel={rel} kind="light" size="large">
                {buttonTitle || say('HomeSeePopular')}
              </LinkButton>
            </div>
          )}
        </div>
        <div className={styles.row} aria-hidden="true">
          {pictures.map((picture) => (
            <div className={styles.arch} key={picture.src}>
              <Arch>
                {/* The headline is what the page opens with: its font is not to wait for pictures. */}
                <Picture picture={picture} alt="" sizes="240px" shape="fill" />
              </Arch>
            </div>
          ))}
        </div>
      </section>
    )
  },
})

/** The pictures for the arches: those that a manager chose, or, in a shop, those of what people like best. */
async function loadArches(ids: readonly number[]): Promise<PictureSource[]> {
  const chosen = await loadPictures(ids.slice(0, HERO_ARCHES))
  if (ids.length > 0) return chosen.map(({ small, focus }) => ({ src: small, focus }))
  if (!sellsGoods((await loadFront()).brand.siteKind)) return []
  const items = await loadItems({ kind: 'popular', count: HERO_ARCHES })
  return items.flatMap(({ picture }) => (picture === null ? [] : [{ src: picture }]))
}
