import type { EntryDraftWire, LinkDraftWire, SiteDraftWire, SitePart } from '@rasteh/contracts/preview'
import type { Brand, Footer, Header, MainMenu, Media, ShopSetting } from '#payload-types.ts'
import type { DraftReader } from './draft-reader.ts'

/** Whether the reader may see a part of the site before it is published. */
export async function mayReadSiteDraft({ payload, user }: DraftReader, part: SitePart): Promise<boolean> {
  const global = payload.config.globals.find(({ slug }) => slug === part)
  return (await global?.access.readVersions({ req: { user, payload } as never })) === true
}

/** A part of every page as its form was last saved; null for a person who may not see it. */
export async function loadSiteDraft(reader: DraftReader, part: SitePart): Promise<SiteDraftWire | null> {
  if (!(await mayReadSiteDraft(reader, part))) return null
  const { payload, user, locale } = reader
  const newest = await payload.findGlobal({
    ...{ slug: part, draft: true, locale, user, overrideAccess: false },
    // Pictures of the brand come with it; what a menu leads to is looked for by the storefront.
    depth: part === 'brand' ? 1 : 0,
  })
  const publication = newest._status === 'draft' ? 'changed' : 'published'
  return { publication, ...toWire(part, newest) } as SiteDraftWire
}

function toWire(collection: SitePart, document: unknown) {
  const wires = {
    'main-menu': () => toEntries((document as MainMenu).items),
    header: () => toHeader(document as Header),
    footer: () => toFooter(document as Footer),
    brand: () => toBrand(document as Brand),
    'shop-settings': () => toFront(document as ShopSetting),
  }
  return { collection, document: wires[collection]() }
}

type WrittenLink = {
  id?: string | null
  title?: string | null
  address?: string | null
  page?: { relationTo: string; value: unknown } | null
}
type WrittenEntry = WrittenLink & {
  children?: WrittenEntry[] | null
  grandchildren?: WrittenEntry[] | null
}

const toEntries = (entries: WrittenEntry[] | null | undefined): EntryDraftWire[] =>
  (entries ?? []).map((entry) => ({
    ...toLink(entry),
    children: toEntries(entry.children ?? entry.grandchildren),
  }))

const toLink = ({ id, title, address, page }: WrittenLink): LinkDraftWire => ({
  id: id ?? '',
  title: title ?? '',
  address: address ?? '',
  reference: page ? { kind: page.relationTo, id: Number(page.value) } : null,
})

const toHeader = ({ notice, noticeAddress, phone, searchBoxKind, showsClock }: Header) => ({
  notice: notice ?? null,
  noticeAddress: noticeAddress ?? null,
  phone: phone ?? null,
  searchBoxKind: searchBoxKind ?? 'suggestions',
  showsClock: showsClock ?? true,
})

const toFooter = (footer: Footer) => ({
  text: footer.text ?? null,
  postalAddress: footer.postalAddress ?? null,
  phone: footer.phone ?? null,
  email: footer.email ?? null,
  workingHours: footer.workingHours ?? null,
  copyright: footer.copyright ?? null,
  columns: (footer.columns ?? []).map(({ id, title, links }) => ({
    id: id ?? '',
    title: title ?? '',
    links: (links ?? []).map(toLink),
  })),
})

const toBrand = (brand: Brand) => ({
  siteKind: brand.siteKind ?? 'both',
  logo: toPicture(brand.logo),
  logoDark: toPicture(brand.logoDark),
  mark: toPicture(brand.mark),
  colour: brand.colour ?? null,
  corners: brand.corners ?? 'soft',
  density: brand.density ?? 'airy',
  headingFont: brand.headingFont ?? 'vazirmatn',
  headerArrangement: brand.headerArrangement ?? 'search',
  footerArrangement: brand.footerArrangement ?? 'columns',
  // A draft may have a row that is not finished.
  socials: (brand.socials ?? []).flatMap(({ network, address }) =>
    network && address ? [{ network, address }] : [],
  ),
})

function toPicture(picture: number | Media | null | undefined) {
  if (typeof picture !== 'object' || !picture?.filename) return null
  const { filename, sizes, width, height } = picture
  return { filename, card: sizes?.card?.filename ?? null, width: width ?? null, height: height ?? null }
}

const toFront = (settings: ShopSetting) => ({
  shopName: settings.shopName ?? null,
  slogan: settings.slogan ?? null,
  priceUnit: settings.priceUnit ?? 'toman',
  enamad:
    settings.enamadId && settings.enamadCode ? { id: settings.enamadId, code: settings.enamadCode } : null,
  embeds: [
    ...(settings.embedsAparat ? (['aparat'] as const) : []),
    ...(settings.embedsYoutube ? (['youtube'] as const) : []),
  ],
})
