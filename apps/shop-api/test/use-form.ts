import { randomBytes } from 'node:crypto'
import { samplePdf } from '@rasteh/test-kit/sample-pdf'
import { beforeAll } from 'vitest'
import { captchaPerson } from './captcha-person.ts'
import { type FormPart, toForm } from './upload-form.ts'
import type { TestShopApi } from './use-shop-api.ts'

/** A form with ten kinds of field, as the content platform keeps it. */
const FIELDS = [
  { id: 'name', blockType: 'shortText', label: 'نام', required: true },
  { id: 'about', blockType: 'longText', label: 'درباره' },
  { id: 'mobile', blockType: 'mobile', label: 'موبایل', required: true },
  { id: 'email', blockType: 'email', label: 'ایمیل' },
  { id: 'code', blockType: 'nationalCode', label: 'کد ملی', required: true },
  { id: 'years', blockType: 'number', label: 'سابقه', min: 0, max: 50 },
  {
    id: 'work',
    blockType: 'choice',
    label: 'شیوه',
    required: true,
    options: [{ title: 'حضوری' }, { title: 'دورکاری' }],
  },
  { id: 'tools', blockType: 'choices', label: 'ابزار', options: [{ title: 'الف' }, { title: 'ب' }] },
  { id: 'birth', blockType: 'date', label: 'تولد', required: true, isPast: true },
  { id: 'file', blockType: 'file', label: 'رزومه', required: true, accepts: ['pdf', 'picture'] },
  { id: 'agreed', blockType: 'consent', label: 'می‌پذیرم', required: true },
  {
    id: 'city',
    blockType: 'shortText',
    label: 'شهر',
    required: true,
    showWhenField: 'شیوه',
    showWhenValue: 'دورکاری',
  },
]

export const TEXTS: Readonly<Record<string, string>> = {
  name: 'سارا رضایی',
  mobile: '۰۹۱۲۳۴۵۶۷۸۹',
  code: '۰۰۸۴۵۷۵۹۴۸',
  work: 'حضوری',
  birth: '۱۵',
  'birth-month': '2',
  'birth-year': '۱۳۷۰',
  agreed: 'yes',
}

export type Sending = {
  texts?: Record<string, string>
  file?: Partial<FormPart> | null
  key?: string
  formId?: number
}

/** A form of the shop, and visitors who fill it in. */
export function useForm(shop: TestShopApi) {
  const form = { id: 0, open: 0 }
  const addForm = async (slug: string, more: string) => {
    const { rows } = await shop.database.owner.query<{ id: number }>(
      `with form as (insert into public.forms (slug, has_captcha, notify_email) values ($1, ${more}) returning id)
       insert into public.forms_locales (_parent_id, _locale, title, fields)
       select id, 'fa', 'درخواست همکاری', $2::jsonb from form returning _parent_id as id`,
      [slug, JSON.stringify(FIELDS)],
    )
    return rows[0]?.id ?? 0
  }
  beforeAll(async () => {
    form.id = await addForm('careers', "true, 'boss@example.ir'")
    form.open = await addForm('open', 'false, null')
  })

  /** A visitor who sends the form with a captcha of their own. */
  function applicant() {
    const person = captchaPerson(shop)
    async function send({ texts = {}, file = {}, key = newKey(), formId = form.id }: Sending = {}) {
      const captcha = texts.Captcha ?? (formId === form.id ? await person.look() : '')
      const said = Object.entries({ ...TEXTS, Captcha: captcha, ...texts })
      const parts: FormPart[] = said.map(([name, body]) => ({ name, body }))
      const pdf = { name: 'file', fileName: 'رزومه.pdf', type: 'application/pdf', body: samplePdf() }
      const { payload, headers } = toForm(file ? [...parts, { ...pdf, ...file }] : parts)
      return person.call('POST', `/api/shop/forms/${formId}/submissions`, payload, {
        headers: { ...headers, 'idempotency-key': key },
      })
    }
    return { ...person, send }
  }

  const inbox = async () =>
    (await shop.database.owner.query('select * from shop.form_submissions order by id')).rows
  return { form, applicant, inbox }
}

export const newKey = () => randomBytes(16).toString('hex')
