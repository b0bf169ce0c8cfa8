export { AttachmentField } from './attachment-field.tsx'
