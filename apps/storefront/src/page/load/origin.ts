/** The shop's own URL, without a slash at its end. */
export function siteOrigin(): string {
  return new URL(process.env.RASTEH_ORIGIN ?? 'http://localhost:3000').origin
}
