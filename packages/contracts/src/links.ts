export { RenderPartialQuery } from './links/render-partial-query.ts'
export { partialAddress, toWantedPartial, type WantedPartial } from './links/wanted-partial.ts'
