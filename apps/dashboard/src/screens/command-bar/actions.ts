import { commandBarTexts } from '@rasteh/messages/dashboard'
import { WORK_LISTS } from '@rasteh/shop-core/order'
import type { PayloadRequest } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { isManager } from '#access/is-manager.ts'
import { isOwner } from '#access/is-owner.ts'
import { isStaff } from '#access/is-staff.ts'
import { createUrl, orderListUrl } from '#components/screen-urls.ts'
import type { CommandTarget } from './command-target.ts'

type Asker = { req: Pick<PayloadRequest, 'user'> }
type Action = CommandTarget & { may: (asker: Asker) => boolean }

const texts = commandBarTexts.actions

/** What can be begun from the command bar: a new action is one line here. */
const actions: readonly Action[] = [
  { label: texts.newProduct, url: createUrl('products'), may: isManager },
  { label: texts.changePrices, url: '/dashboard/price-desk', may: isManager },
  { label: texts.toApprove, url: orderListUrl(WORK_LISTS.toApprove), may: isManager },
  { label: texts.toSend, url: orderListUrl(WORK_LISTS.toSend), may: isManager },
  { label: texts.newOffer, url: createUrl('offers'), may: isManager },
  { label: texts.newCode, url: createUrl('special-codes'), may: isManager },
  { label: texts.newPage, url: createUrl('pages'), may: isStaff },
  { label: texts.newNews, url: createUrl('news'), may: isStaff },
  { label: texts.newPicture, url: createUrl('media'), may: isEditor },
  { label: texts.newStaff, url: createUrl('staff'), may: isOwner },
]

/** The actions that one person may begin. */
export const toShownActions = (asker: Asker): CommandTarget[] =>
  actions.filter(({ may }) => may(asker)).map(({ label, url }) => ({ label, url }))
