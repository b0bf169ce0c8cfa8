export {
  checkPromise,
  openPromises,
  type PromiseAsked,
  type PromiseRefusal,
} from './delivery/check-promise.ts'
export { checkSchedule, type ScheduleFault, SLOTS_MAX } from './delivery/check-schedule.ts'
export { choosePromise, type PromiseChoiceRefusal } from './delivery/choose-promise.ts'
export { toPromiseKey } from './delivery/promise-key.ts'
export {
  type DeliveryPromise,
  type DeliverySchedule,
  type DeliverySlot,
  isScheduled,
  type ScheduledMethod,
  type TakenPlaces,
  WEEK_DAYS,
  type WeekDay,
} from './delivery/schedule.ts'
export { type SoonestPromise, soonestPromise } from './delivery/soonest-promise.ts'
