import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { defaultTexts } from '@rasteh/messages/catalogue'
import { type Culture, directionOf } from '@rasteh/persian-text/culture'
import { LinkButton } from '@rasteh/ui/link-button'
import styles from '../layout/stopped.module.css'
import type { Styles } from './assets.ts'

/**
 * The whole document where a page could not be made. It reads nothing, since the database may be what is away: its texts
 * are those that a shop starts with.
 */
export function FailedDocument({ culture, styles: { links, inline } }: { culture: Culture; styles: Styles }) {
  const { ErrorTitle, ErrorText, TryAgain, GoHome } = defaultTexts(culture)
  return (
    <html lang={culture} dir={directionOf(culture)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{ErrorTitle}</title>
        {links.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: The build wrote it. */}
        {inline && <style dangerouslySetInnerHTML={{ __html: inline.code }} />}
      </head>
      <body>
        <main className={styles.stopped}>
          <h1 className={styles.title}>{ErrorTitle}</h1>
          <p className={styles.text}>{ErrorText}</p>
          <div className={styles.actions}>
            {/* An empty URL is this page's own. */}
            <LinkButton href="">{TryAgain}</LinkButton>
            <LinkButton kind="secondary" href={PAGE_PATHS.home}>
              {GoHome}
            </LinkButton>
          </div>
        </main>
      </body>
    </html>
  )
}
