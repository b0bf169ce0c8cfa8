export { erasePerson } from './privacy/erase-person.ts'
export { type Actor, exportPerson, type PersonExport } from './privacy/export-person.ts'
export { type Fate, PERSONAL_DATA, type PersonalData } from './privacy/personal-data.ts'
