import { productGridTexts } from '@rasteh/messages/dashboard'
import type { CustomDocumentViewConfig } from 'payload'
import { isManager } from '#access/is-manager.ts'

/** The tab beside a product's form, for those who may change prices and stock. The view looks at its visitor itself. */
export const variantsTab: CustomDocumentViewConfig = {
  Component: '/screens/product-grid/product-tab.tsx#ProductTab',
  path: '/variants',
  tab: {
    label: productGridTexts.ofProduct,
    href: '/variants',
    order: 150,
    condition: ({ req }) => isManager({ req }),
  },
}
