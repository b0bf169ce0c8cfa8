import { directionOf } from '@rasteh/persian-text/culture'
import type { Site } from '../load/load-site.ts'

/** Endings of what pages load and of what robots look for; no page of the shop is named so by its route. */
const FILE =
  /\.(?:avif|bak|bmp|bz2|cgi|css|csv|cur|eot|env|gif|gz|ico|ini|jpe?g|js|jsp|log|map|mjs|mp[34]|old|otf|pdf|php\d?|png|rar|sql|svg|tar|ttf|webm|webp|woff2?|ya?ml|zip)$/i

/** Says whether a path asks for a file. A page may be named like one, so this is asked only of what is not there. */
export function isFilePath(pathname: string): boolean {
  return FILE.test(pathname)
}

/** The whole answer for a file that is not there: a few words, where a page would be rendered for a robot's guess. */
export function MissingFile({ title, site: { culture } }: { title: string; site: Site }) {
  return (
    <html lang={culture} dir={directionOf(culture)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="robots" content="noindex" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body>
        <p>404</p>
        <p>
          <a href="/">{title}</a>
        </p>
      </body>
    </html>
  )
}
