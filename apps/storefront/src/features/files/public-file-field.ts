export { useFieldFile } from './current-user-files.ts'
export { FileField } from './file-field.tsx'
