export { checkDocument, isDocument, isWholeDocument } from './document/check-document.ts'
