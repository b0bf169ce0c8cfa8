import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig, Field } from 'payload'
import { feedbackExport } from '#screens/feedback/export-endpoint.ts'
import { feedbackAccess } from './access.ts'
import { markAnswered } from './hooks/mark-answered.ts'
import { sendAnswer } from './hooks/send-answer.ts'

const { singular, plural, description, fields, options } = dashboardLabels.feedback

/** What the visitor wrote stays as it came. */
const asWritten = { readOnly: true } as const

const written: Field[] = [
  {
    name: 'kind',
    label: fields.kind,
    type: 'select',
    required: true,
    defaultValue: 'feedback',
    admin: asWritten,
    options: [
      { value: 'feedback', label: options.kind.feedback },
      { value: 'special-order', label: options.kind['special-order'] },
    ],
  },
  { name: 'name', label: fields.name, type: 'text', admin: asWritten },
  { name: 'mobile', label: fields.mobile, type: 'text', admin: asWritten },
  { name: 'email', label: fields.email, type: 'email', admin: asWritten },
  { name: 'subject', label: fields.subject, type: 'text', admin: asWritten },
  { name: 'text', label: fields.text, type: 'textarea', required: true, admin: asWritten },
  { name: 'attachmentName', label: fields.attachmentName, type: 'text', admin: asWritten },
  { name: 'attachmentId', label: fields.attachmentId, type: 'text', admin: { ...asWritten, hidden: true } },
  {
    name: 'attachmentLink',
    type: 'ui',
    admin: { components: { Field: '/screens/feedback/attachment-link.tsx#AttachmentLink' } },
  },
  {
    name: 'customer',
    label: fields.customer,
    type: 'relationship',
    relationTo: 'customers',
    admin: asWritten,
  },
  {
    name: 'culture',
    label: fields.culture,
    type: 'select',
    required: true,
    defaultValue: 'fa-IR',
    admin: asWritten,
    options: [
      { value: 'fa-IR', label: options.culture['fa-IR'] },
      { value: 'en-US', label: options.culture['en-US'] },
    ],
  },
]

/** The inbox of feedback and special orders. Flat and without versions: the shop's own role inserts rows here. */
export const Feedback: CollectionConfig = {
  slug: 'feedback',
  labels: { singular, plural },
  access: feedbackAccess,
  versions: false,
  trash: true,
  lockDocuments: false,
  endpoints: [feedbackExport],
  hooks: { beforeChange: [markAnswered], afterChange: [sendAnswer] },
  admin: {
    useAsTitle: 'subject',
    description,
    components: { beforeListTable: ['/screens/feedback/export-links.tsx#FeedbackExportLinks'] },
    defaultColumns: ['subject', 'name', 'kind', 'status', 'createdAt'],
  },
  indexes: [{ fields: ['status', 'createdAt'] }],
  fields: [
    ...written,
    {
      name: 'status',
      label: fields.status,
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: [
        { value: 'new', label: options.status.new },
        { value: 'read', label: options.status.read },
        { value: 'answered', label: options.status.answered },
      ],
    },
    {
      name: 'answerWay',
      type: 'ui',
      admin: { components: { Field: '/screens/feedback/answer-method-field.tsx#FeedbackAnswerMethod' } },
    },
    { name: 'answer', label: fields.answer, type: 'textarea' },
    { name: 'answeredAt', label: fields.answeredAt, type: 'date', admin: asWritten },
    { name: 'note', label: fields.note, type: 'textarea' },
  ],
}
