import { defineForm } from './form.ts'

const NAME_MIN = 2
const NAME_MAX = 100
const EMAIL_MAX = 254
const TEXT_MIN = 5
const TEXT_MAX = 5000

/** What the comment form asks for. Signed-in customers are not asked for their name and e-mail: those two fields are hidden. */
export const COMMENT_FORM = defineForm({
  fullName: {
    kind: 'prose',
    rules: [{ rule: 'required' }, { rule: 'minlen', count: NAME_MIN }, { rule: 'maxlen', count: NAME_MAX }],
  },
  email: {
    kind: 'text',
    rules: [{ rule: 'required' }, { rule: 'email' }, { rule: 'maxlen', count: EMAIL_MAX }],
  },
  text: {
    kind: 'prose',
    rules: [{ rule: 'required' }, { rule: 'minlen', count: TEXT_MIN }, { rule: 'maxlen', count: TEXT_MAX }],
  },
})

/** What an answer asks for: only those who are signed in can give one. */
export const ANSWER_FORM = defineForm({
  text: { kind: 'prose', rules: [{ rule: 'required' }, { rule: 'maxlen', count: TEXT_MAX }] },
})
