export { RenderPartialQuery, toWantedPartial } from './links/render-partial-query.ts'
export { partialAddress, type WantedPartial } from './links/wanted-partial.ts'
