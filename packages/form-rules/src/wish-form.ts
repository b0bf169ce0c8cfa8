import { defineForm } from './form.ts'

const CONTACT_MAX = 254

/** What the box of consent says when it is ticked. */
export const WISH_CONSENT = 'yes'

/** What a guest leaves who wants to hear when the shop has something; digits may be of any script. */
export const WISH_FORM = defineForm({
  contact: {
    kind: 'text',
    rules: [{ rule: 'required' }, { rule: 'username' }, { rule: 'maxlen', count: CONTACT_MAX }],
  },
  consent: { kind: 'text', rules: [{ rule: 'required' }, { rule: 'oneOf', allowed: [WISH_CONSENT] }] },
})
