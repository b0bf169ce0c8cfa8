import type { Field } from 'payload'

/** The panel on a form, beside its other facts. */
export const reviewField: Field = {
  name: 'review',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/screens/reviews/review-panel.tsx#ReviewPanel' },
  },
}
