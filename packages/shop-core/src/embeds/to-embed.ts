/** The services whose players a text may show, if the owner of the shop allows them. */
export const EMBED_SERVICES = ['aparat', 'youtube'] as const
export type EmbedService = (typeof EMBED_SERVICES)[number]

/** A video of another site. */
export type Embed = { service: EmbedService; id: string }

/**
 * Reads the address of a video, as people copy it from the service's page or player. Only the id is kept: every address
 * that a page uses is made of it again. Null for everything else.
 */
export function toEmbed(value: unknown): Embed | null {
  if (typeof value !== 'string' || HIDDEN.test(value.trim())) return null
  const typed = value.trim()
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username !== '' || url.password !== '' || url.port !== '') return null
  const service = EMBED_SERVICES.find((one) => HOSTS[one].includes(url.hostname))
  const id = service && IDS[service](url)
  return service && id ? { service, id } : null
}

/** Where a video is watched on its own site, the player of it, and the origin that a page's policy has to name. */
export function embedUrls({ service, id }: Embed): { page: string; frame: string; origin: string } {
  if (service === 'aparat') {
    const origin = 'https://www.aparat.com'
    return {
      page: `${origin}/v/${id}`,
      frame: `${origin}/video/video/embed/videohash/${id}/vt/frame`,
      origin,
    }
  }
  const origin = 'https://www.youtube-nocookie.com'
  return { page: `https://www.youtube.com/watch?v=${id}`, frame: `${origin}/embed/${id}`, origin }
}

/** Spaces, control characters and signs that turn the direction of a text: no address of a video has them. */
const HIDDEN = /[\s\\\p{Cc}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

const HOSTS: Readonly<Record<EmbedService, readonly string[]>> = {
  aparat: ['aparat.com', 'www.aparat.com', 'm.aparat.com'],
  youtube: [
    ...['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'],
    ...['youtube-nocookie.com', 'www.youtube-nocookie.com'],
  ],
}

const IDS: Readonly<Record<EmbedService, (url: URL) => string | undefined>> = {
  aparat: ({ pathname }) =>
    /^\/(?:v|video\/video\/embed\/videohash)\/(?<id>[A-Za-z0-9]{3,20})(?:\/|$)/.exec(pathname)?.groups?.id,
  youtube: ({ hostname, pathname, searchParams }) => {
    const inPath = hostname === 'youtu.be' ? /^\/([^/]+)$/ : /^\/(?:embed|shorts|live)\/([^/]+)\/?$/
    const id = pathname === '/watch' ? searchParams.get('v') : inPath.exec(pathname)?.[1]
    return id && /^[\w-]{11}$/.test(id) ? id : undefined
  },
}
