import { signInHintCookie } from '@rasteh/contracts/cookies'

/** The readable sign without which the shop's pages do not ask who is reading; 0 seconds take it away. */
export function hintCookie(lastsSeconds: number): string {
  const https = process.env.RASTEH_ORIGIN?.startsWith('https:') ?? false
  const { name, attributes } = signInHintCookie({ https }, lastsSeconds)
  const secure = attributes.secure ? '; Secure' : ''
  const value = lastsSeconds > 0 ? '1' : ''
  return `${name}=${value}; Path=${attributes.path}; SameSite=Lax; Max-Age=${attributes.maxAgeSeconds}${secure}`
}
