import { SHARED_SECTION_MODULE } from '@rasteh/shop-core/modules'

/**
 * The module of the published section `shared` that fits, with its language: the wanted one, or else the other. None where
 * there is nothing that visitors may see.
 */
export const sharedModuleSql = (fits: string, locale: string) => `(
  select words.layout -> 0 || jsonb_build_object('language', words._locale)
  from public.shared_sections shared
  join public.shared_sections_locales words on words._parent_id = shared.id
  where ${fits} and shared._status = 'published' and words.layout @? '$[0]'
  order by (words._locale = ${locale}) desc limit 1)`

/**
 * A module of a page as visitors see it. At the place of a shared section it is the section's own, under the number of the
 * place: a section is on many pages, and may be on one of them twice. A place whose section is not to be seen stays what it
 * is, which is no module.
 */
export const shownModuleSql = (module: string, locale: string) => `coalesce(
  ${sharedModuleSql(
    `${module} ->> 'blockType' = '${SHARED_SECTION_MODULE}' and to_jsonb(shared.id) = ${module} -> 'section'`,
    locale,
  )} || jsonb_build_object('id', ${module} -> 'id', 'moduleId', ${module} -> 'moduleId'), ${module})`

/** The modules of a page with those of its shared sections. Most pages have none, and are read as they are. */
export const shownLayoutSql = (layout: string, locale: string) => `case
  when ${layout} @> '[{"blockType": "${SHARED_SECTION_MODULE}"}]' then (
    select jsonb_agg(${shownModuleSql('placed.module', locale)} order by placed.at)
    from jsonb_array_elements(${layout}) with ordinality as placed (module, at))
  else ${layout} end`
