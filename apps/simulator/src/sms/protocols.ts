/** How a provider that is asked to send behaves. `dead` hangs up without a word; `slow` never answers in time. */
export type Mood = 'success' | 'refused' | 'busy' | 'slow' | 'dead'

/** `code` is the first of the values that filled the template, or the whole of a text that has none. */
export type Sent = { to: string; code: string; provider: string; template?: string; values?: string[] }
export type Asked = { path: string; headers: Record<string, unknown>; body: Record<string, unknown> }
export type Answered = { status: number; body: object }

/** One provider's protocol: which calls are its, what they ask for, and how it answers. */
export type Protocol = {
  provider: string
  path: RegExp
  /** The message, or null when the call is not what the provider takes. */
  read: (asked: Asked) => Omit<Sent, 'provider'> | null
  answers: Record<'success' | 'refused' | 'busy' | 'malformed', Answered>
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const listed = (list: unknown) => (Array.isArray(list) ? (list as Record<string, unknown>[]) : [])

type Filled = { to: unknown; template: unknown; values: readonly unknown[]; isAllowed?: boolean }

function message({ to, template, values, isAllowed = true }: Filled): Omit<Sent, 'provider'> | null {
  const [mobile, filled] = [text(to), values.map(text)]
  const [code] = filled
  if (!isAllowed || !mobile || !code || filled.includes(null)) return null
  return { to: mobile, code, template: String(template), values: filled.map(String) }
}

const TEMPLATES: readonly Protocol[] = [
  {
    provider: 'kavenegar',
    path: /^\/v1\/[^/]+\/verify\/lookup\.json$/,
    read: ({ body: { receptor: to, template, token, token2, token3 } }) => {
      const values = [token, token2, token3].filter((one) => one !== undefined)
      // It takes no value with a space in it.
      const isAllowed = text(template) !== null && !values.some((one) => /\s/.test(String(one)))
      return message({ to, template, values, isAllowed })
    },
    answers: {
      success: {
        status: 200,
        body: {
          return: { status: 200, message: 'تایید شد' },
          entries: [{ messageid: 8_792_343, status: 5 }],
        },
      },
      refused: {
        status: 418,
        body: { return: { status: 418, message: 'اعتبار حساب کافی نیست' }, entries: null },
      },
      busy: {
        status: 409,
        body: { return: { status: 409, message: 'سرور قادر به پاسخگویی نیست' }, entries: null },
      },
      malformed: {
        status: 400,
        body: { return: { status: 400, message: 'پارامترها ناقص هستند' }, entries: null },
      },
    },
  },
  {
    provider: 'sms.ir',
    path: /^\/v1\/send\/verify\/?$/,
    read: ({ body, headers }) =>
      message({
        to: body.mobile,
        template: body.templateId,
        values: listed(body.parameters).map(({ value }) => value),
        isAllowed:
          text(headers['x-api-key']) !== null &&
          Number.isInteger(body.templateId) &&
          listed(body.parameters).every(({ name }) => text(name) !== null),
      }),
    answers: {
      success: {
        status: 200,
        body: { status: 1, message: 'موفق', data: { messageId: 876_240_022, cost: 1 } },
      },
      refused: { status: 400, body: { status: 102, message: 'اعتبار کافی نمی‌باشد', data: null } },
      busy: { status: 429, body: { status: 20, message: 'تعداد درخواست بیش از حد مجاز', data: null } },
      malformed: { status: 400, body: { status: 104, message: 'نامعتبر', data: null } },
    },
  },
  {
    provider: 'ghasedak',
    path: /^\/rest\/api\/v1\/WebService\/SendOtpSMS$/,
    read: ({ body, headers }) =>
      message({
        to: listed(body.receptors)[0]?.mobile,
        template: body.templateName,
        values: listed(body.inputs).map(({ value }) => value),
        isAllowed: text(headers.apikey) !== null && text(body.templateName) !== null,
      }),
    answers: {
      success: {
        status: 200,
        body: { IsSuccess: true, StatusCode: 200, Message: 'با موفقیت انجام شد', Data: {} },
      },
      refused: { status: 200, body: { IsSuccess: false, StatusCode: 418, Message: 'اعتبار کافی نیست' } },
      busy: { status: 429, body: { IsSuccess: false, StatusCode: 429, Message: 'بیش از حد مجاز' } },
      malformed: { status: 400, body: { IsSuccess: false, StatusCode: 400, Message: 'پارامتر نامعتبر' } },
    },
  },
  {
    provider: 'melipayamak',
    path: /^\/api\/SendSMS\/BaseServiceNumber$/,
    read: ({ body }) =>
      message({
        to: body.to,
        template: body.bodyId,
        values: String(body.text ?? '').split(';'),
        isAllowed:
          text(body.username) !== null && text(body.password) !== null && Number.isInteger(body.bodyId),
      }),
    answers: {
      success: { status: 200, body: { Value: '4583925830285492', RetStatus: 1, StrRetStatus: 'Ok' } },
      refused: { status: 200, body: { Value: '2', RetStatus: 2, StrRetStatus: 'NoCredit' } },
      busy: { status: 429, body: { Value: '', RetStatus: 35, StrRetStatus: 'Busy' } },
      malformed: { status: 200, body: { Value: '0', RetStatus: 0, StrRetStatus: 'InvalidData' } },
    },
  },
]

/** A message without a template: the text, the mobile, and the line that it comes from. */
const plain = (to: unknown, said: unknown, line: unknown): Omit<Sent, 'provider'> | null => {
  const [mobile, written] = [text(to), text(said)]
  return mobile && written && line ? { to: mobile, code: written } : null
}

const TEXTS: readonly Omit<Protocol, 'answers'>[] = [
  {
    provider: 'kavenegar',
    path: /^\/v1\/[^/]+\/sms\/send\.json$/,
    read: ({ body: { receptor, message: said, sender } }) => plain(receptor, said, sender),
  },
  {
    provider: 'sms.ir',
    path: /^\/v1\/send\/bulk\/?$/,
    read: ({ body: { mobiles, messageText, lineNumber } }) =>
      plain(Array.isArray(mobiles) ? mobiles[0] : null, messageText, Number(lineNumber)),
  },
  {
    provider: 'ghasedak',
    path: /^\/rest\/api\/v1\/WebService\/SendSingleSMS$/,
    read: ({ body: { receptor, message: said, lineNumber } }) => plain(receptor, said, lineNumber),
  },
  {
    provider: 'melipayamak',
    path: /^\/api\/SendSMS\/SendSMS$/,
    read: ({ body: { to, text: said, from } }) => plain(to, said, from),
  },
]

/** Every call that the simulator answers; a provider says the same of a text as of a template. */
export const PROTOCOLS: readonly Protocol[] = [
  ...TEMPLATES,
  ...TEXTS.flatMap((asked) =>
    TEMPLATES.filter(({ provider }) => provider === asked.provider).map(({ answers }) => ({
      ...asked,
      answers,
    })),
  ),
]
