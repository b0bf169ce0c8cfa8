import type { Database } from '../platform/pool.ts'
import { documentAt, type LinkedDocument } from './linked-documents.ts'
import type { Locale } from './locale.ts'

export type MenuItem = { id: string; title: string; address: string; children: MenuItem[] }

/** A link as managers wrote it: by an address, or by a document, which is null while it is not published. */
export type WrittenLink = {
  id: string
  title: string
  address: string
  isByDocument: boolean
  document: Pick<LinkedDocument, 'kind' | 'id' | 'slug'> | null
}

export type WrittenEntry = WrittenLink & { children: WrittenEntry[] }

/** The managers' main menu with the two levels below each entry; empty when none was written. */
export async function loadMainMenu(database: Database, locale: Locale): Promise<WrittenEntry[]> {
  const { rows } = await database.query<{ entry: WrittenEntry }>({
    name: 'main-menu',
    text: MAIN_MENU,
    values: [locale],
  })
  return rows.map(({ entry }) => entry)
}

export type SiteHeaderParts = {
  notice: string | null
  noticeAddress: string | null
  phone: string | null
  searchBoxKind: 'suggestions' | 'simple' | 'preview'
  showsClock: boolean
}

const UNWRITTEN_HEADER: SiteHeaderParts = {
  notice: null,
  noticeAddress: null,
  phone: null,
  searchBoxKind: 'suggestions',
  showsClock: true,
}

/** What managers chose for the top of every page. */
export async function loadHeader(database: Database, locale: Locale): Promise<SiteHeaderParts> {
  const { rows } = await database.query<SiteHeaderParts>({ name: 'header', text: HEADER, values: [locale] })
  return rows[0] ?? UNWRITTEN_HEADER
}

type FooterOf<Link> = {
  text: string | null
  postalAddress: string | null
  phone: string | null
  email: string | null
  workingHours: string | null
  copyright: string | null
  columns: { id: string; title: string; links: Link[] }[]
}

export type WrittenFooter = FooterOf<WrittenLink>
export type SiteFooterParts = FooterOf<{ id: string; title: string; address: string }>

const UNWRITTEN_FOOTER: WrittenFooter = {
  text: null,
  postalAddress: null,
  phone: null,
  email: null,
  workingHours: null,
  copyright: null,
  columns: [],
}

/** What managers wrote for the foot of every page. */
export async function loadFooter(database: Database, locale: Locale): Promise<WrittenFooter> {
  const { rows } = await database.query<WrittenFooter>({ name: 'footer', text: FOOTER, values: [locale] })
  return rows[0] ?? UNWRITTEN_FOOTER
}

/** The title of a row in the page's language, or in Persian. */
const titleOf = (table: string, row: string) => `(select coalesce(own.title, fa.title) from public.${table} fa
  left join public.${table} own on own._parent_id = ${row}.id and own._locale = $1::public._locales
  where fa._parent_id = ${row}.id and fa._locale = 'fa')`

const linkOf = (table: string, row: string, path: string) => `'address', ${row}.address,
  'isByDocument', exists (select from public.${table} r where r.path = ${path}), 'document', ${documentAt(table, path)}`

/** The platform names the place of a relation by the rows around it, counted from 0; their order counts from 1. */
const ITEM = `'items.' || (i._order - 1)`
const SECOND = `${ITEM} || '.children.' || (s._order - 1)`
const THIRD = `${SECOND} || '.grandchildren.' || (t._order - 1)`
const menuLink = (row: string, path: string) => linkOf('main_menu_rels', row, `${path} || '.page'`)

const MAIN_MENU = `
  select json_build_object('id', i.id, 'title', ${titleOf('main_menu_items_locales', 'i')}, ${menuLink('i', ITEM)},
      'children', coalesce((
        select json_agg(json_build_object('id', s.id, 'title', ${titleOf('main_menu_second_locales', 's')},
          ${menuLink('s', SECOND)}, 'children', coalesce((
            select json_agg(json_build_object('id', t.id, 'title', ${titleOf('main_menu_third_locales', 't')},
              ${menuLink('t', THIRD)}, 'children', '[]'::json) order by t._order)
            from public.main_menu_third t where t._parent_id = s.id), '[]')) order by s._order)
        from public.main_menu_second s where s._parent_id = i.id), '[]')) as entry
    from public.main_menu_items i
    order by i._order`

const HEADER = `
  select coalesce(own.notice, fa.notice) as notice, h.notice_address as "noticeAddress", h.phone,
    h.search_box_kind::text as "searchBoxKind", h.shows_clock as "showsClock"
  from public.header h
  left join public.header_locales fa on fa._parent_id = h.id and fa._locale = 'fa'
  left join public.header_locales own on own._parent_id = h.id and own._locale = $1::public._locales
  order by h.id limit 1`

const FOOTER_LINK = `'columns.' || (c._order - 1) || '.links.' || (l._order - 1) || '.page'`

const FOOTER = `
  select coalesce(own.text, fa.text) as text, coalesce(own.postal_address, fa.postal_address) as "postalAddress",
    f.phone, f.email, coalesce(own.working_hours, fa.working_hours) as "workingHours",
    coalesce(own.copyright, fa.copyright) as copyright, coalesce((
      select json_agg(json_build_object('id', c.id, 'title', ${titleOf('footer_columns_locales', 'c')}, 'links', coalesce((
        select json_agg(json_build_object('id', l.id, 'title', ${titleOf('footer_columns_links_locales', 'l')},
          ${linkOf('footer_rels', 'l', FOOTER_LINK)}) order by l._order)
        from public.footer_columns_links l where l._parent_id = c.id), '[]')) order by c._order)
      from public.footer_columns c where c._parent_id = f.id), '[]') as columns
  from public.footer f
  left join public.footer_locales fa on fa._parent_id = f.id and fa._locale = 'fa'
  left join public.footer_locales own on own._parent_id = f.id and own._locale = $1::public._locales
  order by f.id limit 1`
