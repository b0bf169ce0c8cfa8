export { fileFacts } from './file-facts.ts'
export { type ShownFile, toShownFile } from './shown-file.ts'
