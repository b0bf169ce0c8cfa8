export { writeXlsx } from './files/write-xlsx.ts'
