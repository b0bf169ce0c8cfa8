import { defineForm } from './form.ts'

const NAME_MIN = 2
const NAME_MAX = 100
const EMAIL_MAX = 254
const POINTS_TEXT_MAX = 600
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
  // A line each point; news has none of them.
  pros: { kind: 'prose', rules: [{ rule: 'maxlen', count: POINTS_TEXT_MAX }] },
  cons: { kind: 'prose', rules: [{ rule: 'maxlen', count: POINTS_TEXT_MAX }] },
})

/** What an answer asks for: only those who are signed in can give one. */
export const ANSWER_FORM = defineForm({
  text: { kind: 'prose', rules: [{ rule: 'required' }, { rule: 'maxlen', count: TEXT_MAX }] },
})
