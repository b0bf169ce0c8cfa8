/** What editors write in two languages: each may exist in one of them alone. */
export type WrittenTable = 'news' | 'pages'

const hasTitle = (row: string) => `coalesce(${row}.title ~ '\\S', false)`

/** An emptied editor leaves an empty paragraph, and a page without modules an empty list. */
const BODIES: Record<WrittenTable, { column: string; has: (row: string) => string }> = {
  pages: { column: 'layout', has: (row) => `coalesce(${row}.layout @? '$[0]', false)` },
  news: {
    column: 'body',
    has: (row) => `coalesce(jsonb_path_exists(${row}.body,
      '$.root.children[*] ? (@.type != "paragraph" || exists (@.children[0]))'), false)`,
  },
}

/** Whether the words of a language, in `row`, are whole beside those of the other: `writtenLanguages` of shop-core says the rule. */
const isWhole = (table: WrittenTable, row: string, beside: string) => {
  const { has } = BODIES[table]
  return `(${hasTitle(row)} and (${has(row)} or not ${has(beside)}))`
}

/** The language that is not the page's. Said so that rows of words are read by their index. */
export const OTHER_LOCALE = `(case $1::public._locales when 'fa' then 'en' else 'fa' end)::public._locales`

/** A text's words in the page's language, and in the other one. */
export const localesSql = (table: WrittenTable) => `
  left join public.${table}_locales own on own._parent_id = a.id and own._locale = $1::public._locales
  left join public.${table}_locales other on other._parent_id = a.id and other._locale = ${OTHER_LOCALE}`

/** The body in the page's language, or in the other. */
export const bodySql = (table: WrittenTable) => {
  const { column, has } = BODIES[table]
  return `case when ${has('own')} then own.${column} else other.${column} end`
}

export const TITLE_SQL = `case when ${hasTitle('own')} then own.title when ${hasTitle('other')} then other.title end`
export const SUMMARY_SQL = `coalesce(nullif(own.summary, ''), other.summary)`

/** In which language the parts of a text are shown, and in which languages it exists, Persian first. */
export const writtenSql = (table: WrittenTable) => {
  const { has } = BODIES[table]
  const shown = (isOther: string) =>
    `case when ${isOther} then other._locale::text else $1::public._locales::text end`
  return `json_build_object(
    'title', ${shown(`not ${hasTitle('own')} and ${hasTitle('other')}`)},
    'body', ${shown(`not ${has('own')} and ${has('other')}`)},
    'languages', array(select locale from (values
      ($1::public._locales::text, ${isWhole(table, 'own', 'other')}),
      (other._locale::text, ${isWhole(table, 'other', 'own')})) l (locale, is_whole)
      where is_whole order by locale desc))`
}

/** The languages in which the text `row` exists, Persian first, for a statement that joins no words. */
export const languagesSql = (table: WrittenTable, row: string) => `array(
  select x._locale::text from public.${table}_locales x
  left join public.${table}_locales y on y._parent_id = x._parent_id and y._locale <> x._locale
  where x._parent_id = ${row}.id and ${isWhole(table, 'x', 'y')} order by 1 desc)`

/**
 * Whether the text `row` is to be found in the page's language: one that is hidden where it is not translated is asked
 * whether it exists there. Only of such a one are words read.
 */
export const isFoundIn = (table: WrittenTable, row: string) => `(${row}.untranslated is distinct from 'hide'
  or shop.is_found_in('${table}', ${row}.id, $1::public._locales::text))`
