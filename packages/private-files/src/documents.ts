export { checkDocument, isDocument } from './document/check-document.ts'
