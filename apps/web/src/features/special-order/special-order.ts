import { defineForm } from '@rasteh/form-rules/form'

const NAME_MAX = 100
const TEXT_MIN = 10
const TEXT_MAX = 1000

/** What a special order asks for. */
export const SPECIAL_ORDER_FORM = defineForm({
  name: { kind: 'text', rules: [{ rule: 'required' }, { rule: 'maxlen', count: NAME_MAX }] },
  mobile: { kind: 'text', keys: 'contact', rules: [{ rule: 'required' }, { rule: 'contactNumber' }] },
  text: {
    kind: 'prose',
    rules: [{ rule: 'required' }, { rule: 'minlen', count: TEXT_MIN }, { rule: 'maxlen', count: TEXT_MAX }],
  },
})
