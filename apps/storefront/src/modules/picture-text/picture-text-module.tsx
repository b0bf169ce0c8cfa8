import { PICTURE_SIDES } from '@rasteh/shop-core/modules'
import { LinkButton } from '@rasteh/ui/link-button'
import { Section } from '@rasteh/ui/section'
import { WholePicture } from '#features/pictures/public.ts'
import { withPictures } from '#modules/load-pictures.ts'
import { defineModule, sectionId } from '#modules/module-props.ts'
import { linkAttributes } from '#page/layout/link-attributes.ts'
import styles from './picture-text-module.module.css'

/** A picture beside a few words; on phones it is above them. */
export const pictureTextModule = defineModule('pictureText', {
  load: async ({ picture }) => (await withPictures([{ picture }]))[0]?.shown ?? null,
  Component: ({ module, data: picture, site: { say } }) => {
    const { text, side, buttonTitle, address } = module
    if (!text && !picture) return null
    const { href, rel } = linkAttributes(address ?? '')
    return (
      <Section id={sectionId(module)} title={module.title || say('PictureTextTitle')}>
        <div className={styles.pair} data-side={side ?? PICTURE_SIDES[0]}>
          {picture && (
            <div className={styles.picture}>
              <WholePicture picture={picture} sizes="(width > 768px) 600px, 100vw" />
            </div>
          )}
          <div className={styles.words}>
            {text && <p className={styles.text}>{text}</p>}
            {href && buttonTitle && (
              <LinkButton kind="secondary" href={href} rel={rel}>
                {buttonTitle}
              </LinkButton>
            )}
          </div>
        </div>
      </Section>
    )
  },
})
