'use client'

import { INSERT_TABLE_COMMAND, TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import {
  createClientFeature,
  slashMenuBasicGroupWithItems,
  toolbarAddDropdownGroupWithItems,
} from '@payloadcms/richtext-lexical/client'
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { TablePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalTablePlugin'
import { textEditorTable } from '@rasteh/messages/dashboard'
import { $cellOf, tableActions } from './actions.ts'
import { TableIcon } from './table-icon.tsx'

/** As it begins: the first row names the columns. Its menu in the toolbar makes it larger or smaller. */
const NEW_TABLE = { rows: '3', columns: '3', includeHeaders: { rows: true, columns: false } }

const insert = ({ editor }: { editor: LexicalEditor }) => {
  editor.dispatchCommand(INSERT_TABLE_COMMAND, NEW_TABLE)
}

/** The browser's part: the entry in both menus, and the menu of the table in which the caret is. */
export const TableFeatureClient = createClientFeature({
  nodes: [TableNode, TableRowNode, TableCellNode],
  plugins: [{ Component: Tables, position: 'normal' }],
  slashMenu: {
    groups: [
      slashMenuBasicGroupWithItems([
        {
          Icon: TableIcon,
          key: 'table',
          keywords: ['table', textEditorTable.label],
          label: textEditorTable.label,
          onSelect: insert,
        },
      ]),
    ],
  },
  toolbarFixed: {
    groups: [
      toolbarAddDropdownGroupWithItems([
        { ChildComponent: TableIcon, key: 'table', label: textEditorTable.label, onSelect: insert },
      ]),
      {
        type: 'dropdown',
        key: 'tableActions',
        order: 30,
        ChildComponent: TableIcon,
        isEnabled: ({ selection }) => $cellOf(selection) !== null,
        items: tableActions.map(({ key, $isPossible, $run }, at) => ({
          key,
          order: at + 1,
          label: textEditorTable.actions[key],
          isEnabled: ({ selection }) => $isPossible(selection),
          onSelect: ({ editor }) => editor.update($run),
        })),
      },
    ],
  },
})

function Tables() {
  return <TablePlugin hasCellBackgroundColor={false} hasCellMerge hasHorizontalScroll />
}
