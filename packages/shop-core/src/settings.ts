export { FORMS } from './settings/forms.ts'
export { type KeyList, readKeyList } from './settings/key-list.ts'
export { EXIT_BAD_SETTINGS, readOrEnd, refuseFaults, SettingsFault } from './settings/refuse-faults.ts'
