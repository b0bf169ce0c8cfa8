import { scheduleFaultTexts } from '@rasteh/messages/dashboard'
import { checkSchedule, type DeliverySchedule, type ScheduleFault } from '@rasteh/shop-core/delivery'

type Written = { [Name in keyof DeliverySchedule]?: DeliverySchedule[Name] | null }

/** A field's check of the method's days and hours as a whole: it says what is wrong of its own part. */
export const keepableSchedule =
  (field: ScheduleFault['field']) =>
  (_value: unknown, { data }: { data: unknown }): true | string => {
    const checked = checkSchedule(toSchedule((data ?? {}) as Written))
    return checked.ok || checked.refusal.field !== field || scheduleFaultTexts[checked.refusal.kind]
  }

function toSchedule(written: Written): DeliverySchedule {
  return {
    workDays: written.workDays ?? [],
    cutoffHour: written.cutoffHour ?? null,
    leadDays: written.leadDays ?? 0,
    fromHour: written.fromHour ?? null,
    toHour: written.toHour ?? null,
    dayCapacity: written.dayCapacity ?? null,
    slots: (written.slots ?? []).map(({ fromHour, toHour, capacity }) => ({
      fromHour,
      toHour,
      capacity: capacity ?? null,
    })),
  }
}
