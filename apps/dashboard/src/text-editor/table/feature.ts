import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { createNode, createServerFeature } from '@payloadcms/richtext-lexical'

/**
 * Tables in texts. The platform's own feature is an experiment whose menus are English alone and stand on the wrong side of
 * a Persian table; its nodes are Lexical's, and so are these.
 */
export const tableFeature = createServerFeature({
  feature: {
    ClientFeature: '/text-editor/table/feature.client.tsx#TableFeatureClient',
    nodes: [
      createNode({ node: TableNode }),
      createNode({ node: TableRowNode }),
      createNode({ node: TableCellNode }),
    ],
  },
  key: 'table',
})
