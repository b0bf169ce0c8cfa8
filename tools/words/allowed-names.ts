export type Allowed = ({ name: string } | { under: string }) & { reason: string }

/** Names that keep a word of the list. A line without its reason is not added. */
export const ALLOWED_NAMES: readonly Allowed[] = [
  {
    under: 'apps/dashboard/src/migrations/',
    reason: 'the name of an applied migration is kept in every database',
  },
  { under: 'packages/shop-store/functions/', reason: 'a file has the name of its database function' },
  { under: 'packages/persian-text/', reason: 'a letter is a character of a text here' },
  { under: 'apps/shop-api/src/captcha/', reason: 'voices and marks of a spoken and a drawn captcha' },
  { under: 'tools/captcha-listen/', reason: 'voices of a spoken captcha' },
  { under: 'packages/messages/src/texts/', reason: 'managers have edited messages under these keys' },
  { under: 'ops/systemd/', reason: 'units are installed under these names' },
  { under: 'seed/pictures/objects/', reason: 'pictures of products: a desk lamp, a desk with a pen' },
  { name: 'IsInDoubt', reason: 'wire name' },
  { name: 'isInDoubt', reason: 'the wire name IsInDoubt as fromWire writes it' },
  { name: 'OrderInDoubt', reason: 'wire name of a refusal' },
  { name: 'TooManyGuesses', reason: 'wire name of a refusal' },
  { name: 'roundingWay', reason: 'stored in the rule of each price change' },
  { name: 'late_tries', reason: 'database column' },
  { name: 'mayUseOwnCode', reason: 'field of a collection, a database column' },
  { name: 'BANK_DIGIPAY_TELLS_DELIVERED', reason: 'setting that operators have written' },
]
