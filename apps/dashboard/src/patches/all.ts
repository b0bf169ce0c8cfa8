import { auditHooksPatch } from './audit-hooks.ts'
import { boundedTransactionsPatch } from './bounded-transactions.ts'
import { browserFetchPatch } from './browser-fetch.ts'
import { clientHintsPatch } from './client-hints.ts'
import { datePickerPatch } from './date-picker.ts'
import { documentScreensPatch } from './document-screens.ts'
import { editorButtonNamesPatch } from './editor-button-names.ts'
import { editorLinkPatch } from './editor-link.ts'
import { editorTextsPatch } from './editor-texts.ts'
import { fieldRightsPatch } from './field-rights.ts'
import { lateAnswersPatch } from './late-answers.ts'
import { menuDrawerPatch } from './menu-drawer.ts'
import { numberInputsPatch } from './number-inputs.ts'
import type { Patch } from './patch.ts'
import { persianDatesPatch } from './persian-dates.ts'
import { persianFieldsPatch } from './persian-fields.ts'
import { persianFiguresPatch } from './persian-figures.ts'
import { platformAccessPatch } from './platform-access.ts'
import { platformStylesPatch } from './platform-styles.ts'
import { publishButtonPatch } from './publish-button.ts'
import { settledSavePatch } from './settled-save.ts'
import { toastNamesPatch } from './toast-names.ts'

/** Every change of a framework's behaviour in this app. */
export const patches: readonly Patch[] = [
  auditHooksPatch,
  boundedTransactionsPatch,
  browserFetchPatch,
  clientHintsPatch,
  datePickerPatch,
  documentScreensPatch,
  editorButtonNamesPatch,
  editorLinkPatch,
  editorTextsPatch,
  fieldRightsPatch,
  lateAnswersPatch,
  menuDrawerPatch,
  numberInputsPatch,
  persianDatesPatch,
  persianFieldsPatch,
  persianFiguresPatch,
  platformAccessPatch,
  platformStylesPatch,
  publishButtonPatch,
  settledSavePatch,
  toastNamesPatch,
]
