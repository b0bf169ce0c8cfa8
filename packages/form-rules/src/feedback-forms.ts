import { defineForm } from './form.ts'

const NAME_MAX = 100
const SUBJECT_MAX = 150
const TEXT_MIN = 10
const SPECIAL_ORDER_MAX = 1000
const FEEDBACK_MAX = 5000
/** Only pictures: the server decodes and encodes them again, which it cannot do with other files. */
const FEEDBACK_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp']

const name = { kind: 'text', rules: [{ rule: 'required' }, { rule: 'maxlen', count: NAME_MAX }] } as const
const prose = (count: number) =>
  ({
    kind: 'prose',
    rules: [{ rule: 'required' }, { rule: 'minlen', count: TEXT_MIN }, { rule: 'maxlen', count }],
  }) as const

/** What a special order asks for; the page and the call check it alike. */
export const SPECIAL_ORDER_FORM = defineForm({
  name,
  mobile: { kind: 'text', keys: 'contact', rules: [{ rule: 'required' }, { rule: 'contactNumber' }] },
  text: prose(SPECIAL_ORDER_MAX),
})

/** What the feedback form asks for. The way to answer may be left out: some only want to say something. */
export const FEEDBACK_FORM = defineForm({
  name,
  contact: { kind: 'text', rules: [{ rule: 'username' }, { rule: 'maxlen', count: 254 }] },
  subject: { kind: 'prose', rules: [{ rule: 'required' }, { rule: 'maxlen', count: SUBJECT_MAX }] },
  text: prose(FEEDBACK_MAX),
  attachment: { kind: 'file', rules: [{ rule: 'extension', allowed: FEEDBACK_EXTENSIONS }] },
})
