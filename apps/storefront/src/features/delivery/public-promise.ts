export { DeliveryPromise } from './delivery-promise.tsx'
