import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import {
  RefundGrantRequest,
  RefundPartAskRequest,
  RefundPartPaidRequest,
  ReturnInspectRequest,
  ReturnNumberRequest,
  ReturnOpenRequest,
  ReturnRefuseRequest,
} from '@rasteh/contracts/returns'
import type { Static, TSchema } from 'typebox'
import type { ReturnAct } from '../../services/managed-returns.ts'

/** A call by which managers take a return or a refund one step further. */
export type ReturnActCall = {
  path: string
  body: TSchema
  toAct: (sent: unknown) => ReturnAct
  /** Money goes back by it: who asks has to show who they are. */
  needsFreshProof: boolean
}

/** Every such call. */
export const RETURN_ACT_CALLS: readonly ReturnActCall[] = [
  call(MANAGE_PATHS.returnOpen, ReturnOpenRequest, ({ Key, Reason, Note, Lines, Overrule }) => ({
    kind: 'open',
    key: Key,
    reason: Reason,
    note: Note,
    overrule: Overrule,
    lines: Lines.map(({ Position, Quantity }) => ({ position: Position, quantity: Quantity })),
  })),
  move(MANAGE_PATHS.returnApprove, 'approve'),
  move(MANAGE_PATHS.returnReceive, 'receive'),
  move(MANAGE_PATHS.returnWithdraw, 'withdraw'),
  call(MANAGE_PATHS.returnRefuse, ReturnRefuseRequest, ({ ReturnNumber, Reason }) => ({
    kind: 'move',
    event: 'refuse',
    returnNumber: ReturnNumber,
    note: Reason,
  })),
  call(MANAGE_PATHS.returnInspect, ReturnInspectRequest, ({ ReturnNumber, Lines }) => ({
    kind: 'inspect',
    returnNumber: ReturnNumber,
    lines: Lines.map(({ Position, Restocked, Damaged, Missing }) => ({
      position: Position,
      restocked: Restocked,
      damaged: Damaged,
      missing: Missing,
    })),
  })),
  ofMoney(
    call(MANAGE_PATHS.refundGrant, RefundGrantRequest, (sent) => ({
      kind: 'refund',
      key: sent.Key,
      returnNumber: sent.ReturnNumber,
      deliveryRial: sent.DeliveryRial,
      goodwillRial: sent.GoodwillRial,
      reason: sent.Reason,
      byBank: sent.ByBank,
    })),
  ),
  ofMoney(
    call(MANAGE_PATHS.refundPartAsk, RefundPartAskRequest, ({ PartNumber }) => ({
      kind: 'ask-part',
      partNumber: PartNumber,
    })),
  ),
  ofMoney(
    call(MANAGE_PATHS.refundPartPaid, RefundPartPaidRequest, ({ PartNumber, Iban, Note }) => ({
      kind: 'pay-part',
      partNumber: PartNumber,
      iban: Iban,
      note: Note,
    })),
  ),
]

function call<Body extends TSchema>(
  path: string,
  body: Body,
  toAct: (sent: Static<Body>) => ReturnAct,
): ReturnActCall {
  // The schema has checked the body before: it is what its type says.
  return { path, body, toAct: (sent) => toAct(sent as Static<Body>), needsFreshProof: false }
}

function move(path: string, event: 'approve' | 'receive' | 'withdraw'): ReturnActCall {
  return call(path, ReturnNumberRequest, ({ ReturnNumber }) => ({
    kind: 'move',
    event,
    returnNumber: ReturnNumber,
    note: '',
  }))
}

function ofMoney(one: ReturnActCall): ReturnActCall {
  return { ...one, needsFreshProof: true }
}
