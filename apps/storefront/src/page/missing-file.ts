/** Endings of what pages load and of what robots look for; no page of the shop is named so by its route. */
const FILE =
  /\.(?:avif|bak|bmp|bz2|cgi|css|csv|cur|eot|env|gif|gz|ico|ini|jpe?g|js|jsp|log|map|mjs|mp[34]|old|otf|pdf|php\d?|png|rar|sql|svg|tar|ttf|webm|webp|woff2?|ya?ml|zip)$/i

/** Says whether a path asks for a file. A page may be named like one, so this is asked only of what is not there. */
export function isFilePath(pathname: string): boolean {
  return FILE.test(pathname)
}

/** The answer for a file that is not there: the language and the title of the page that was drawn for it, and a way on. */
export function missingFileText(html: string): string {
  const root = /<html[^>]*>/.exec(html)?.[0] ?? '<html>'
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '<title>404</title>'
  const words = title.slice('<title>'.length, -'</title>'.length)
  return `<!DOCTYPE html>${root}<head><meta charset="utf-8"/><meta name="robots" content="noindex"/>${VIEWPORT}${title}</head><body><p>404</p><p><a href="/">${words}</a></p></body></html>`
}

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
