export { type Places, toPlaces } from './places.ts'
