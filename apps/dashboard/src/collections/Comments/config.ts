import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { commentsAccess } from './access.ts'
import { followParent } from './hooks/follow-parent.ts'
import { purgeAfterModeration, purgeAfterRemoval } from './hooks/purge-section.ts'

const { singular, plural, fields, options } = dashboardLabels.comments

/** Flat and without versions: the shop's own role inserts rows here. */
export const Comments: CollectionConfig = {
  slug: 'comments',
  labels: { singular, plural },
  access: commentsAccess,
  hooks: {
    beforeValidate: [followParent],
    afterChange: [purgeAfterModeration],
    afterDelete: [purgeAfterRemoval],
  },
  versions: false,
  lockDocuments: false,
  admin: { useAsTitle: 'text', defaultColumns: ['text', 'status', 'fullName', 'sectionId', 'createdAt'] },
  // A section's published comments, and what waits for a moderator.
  indexes: [{ fields: ['sectionType', 'sectionId', 'status'] }, { fields: ['status', 'createdAt'] }],
  fields: [
    { name: 'text', label: fields.text, type: 'textarea', required: true, maxLength: 5000 },
    {
      name: 'opinion',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/screens/comments/opinion-field.tsx#OpinionField' },
      },
    },
    {
      name: 'status',
      label: fields.status,
      type: 'select',
      required: true,
      defaultValue: 'pending',
      admin: { components: { Cell: '/screens/comments/status-cell.tsx#CommentStatusCell' } },
      options: [
        { value: 'pending', label: options.status.pending },
        { value: 'published', label: options.status.published },
        { value: 'rejected', label: options.status.rejected },
      ],
    },
    {
      name: 'sectionType',
      label: fields.sectionType,
      type: 'select',
      required: true,
      defaultValue: 'product',
      options: [
        { value: 'product', label: options.sectionType.product },
        { value: 'news', label: options.sectionType.news },
      ],
    },
    {
      name: 'sectionId',
      label: fields.sectionId,
      type: 'number',
      required: true,
      admin: {
        components: {
          Cell: '/screens/comments/section-cell.tsx#CommentSectionCell',
          afterInput: ['/screens/comments/section-link.tsx#CommentSectionLink'],
        },
      },
    },
    {
      name: 'staffAnswer',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/screens/comments/staff-answer-field.tsx#StaffAnswerField' },
      },
    },
    { name: 'parent', label: fields.parent, type: 'relationship', relationTo: 'comments', index: true },
    { name: 'customer', label: fields.customer, type: 'relationship', relationTo: 'customers', index: true },
    { name: 'fullName', label: fields.fullName, type: 'text', maxLength: 100 },
    { name: 'email', label: fields.email, type: 'email' },
    { name: 'isAnswer', label: fields.isAnswer, type: 'checkbox', required: true, defaultValue: false },
    { name: 'byStaff', label: fields.byStaff, type: 'checkbox', required: true, defaultValue: false },
    {
      name: 'culture',
      label: fields.culture,
      type: 'select',
      required: true,
      defaultValue: 'fa-IR',
      options: [
        { value: 'fa-IR', label: options.culture['fa-IR'] },
        { value: 'en-US', label: options.culture['en-US'] },
      ],
    },
  ],
}
