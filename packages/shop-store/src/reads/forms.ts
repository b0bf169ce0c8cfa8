import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'

/** A form that managers built, in the words of one language or else in the Persian ones. */
export type KeptForm = {
  id: number
  title: string
  /** As the content platform keeps them; `readBuiltFields` of the form rules reads them. */
  fields: unknown
  buttonText: string | null
  thanksText: string | null
  /** The path of the page that thanks, where it can be seen. */
  thanksPath: string | null
  hasCaptcha: boolean
  isAnnounced: boolean
}

export async function loadForm(database: Database, id: number, locale: Locale): Promise<KeptForm | null> {
  const { rows } = await database.query<KeptForm>({
    name: 'built-form',
    text: `select f.id, coalesce(own.title, fa.title) as title, coalesce(own.fields, fa.fields, '[]') as fields,
        coalesce(own.button_text, fa.button_text) as "buttonText", coalesce(own.thanks_text, fa.thanks_text) as "thanksText",
        (select p.path from public.pages p where p.id = f.thanks_page_id and p.deleted_at is null
          and p._status = 'published') as "thanksPath",
        coalesce(f.has_captcha, true) as "hasCaptcha",
        coalesce(f.notify_email, f.notify_mobile) is not null as "isAnnounced"
      from public.forms f
      join public.forms_locales fa on fa._parent_id = f.id and fa._locale = 'fa'
      left join public.forms_locales own on own._parent_id = f.id and own._locale = $2::public._locales
      where f.id = $1 and f.deleted_at is null`,
    values: [id, locale],
  })
  return rows[0] ?? null
}
