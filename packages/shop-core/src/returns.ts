export {
  checkReturn,
  type ReturnFacts,
  type ReturnRefusal,
  returnableUnits,
  returnUntil,
  type WantedReturn,
} from './returns/check-return.ts'
export {
  DROPPED_RETURN_STATES,
  INSPECTED_RETURN_STATES,
  isReturnApproved,
  isReturnDropped,
  isReturnInspected,
  isReturnOpen,
  isShopsFault,
  OPEN_RETURN_STATES,
  RETURN_EXCEPTIONS,
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnException,
  type ReturnReason,
  type ReturnState,
  SETTLED_RETURN_STATES,
} from './returns/return-state.ts'
export {
  nextReturnSteps,
  RETURN_ACTORS,
  RETURN_EVENTS,
  RETURN_TRANSITIONS,
  type ReturnActor,
  type ReturnEvent,
  type ReturnTransition,
  stepReturn,
} from './returns/return-transitions.ts'
export {
  type Day,
  isWithdrawalOver,
  isWorkingDay,
  tehranDay,
  WITHDRAWAL_WORKING_DAYS,
  withdrawalEnd,
} from './returns/withdrawal-clock.ts'
