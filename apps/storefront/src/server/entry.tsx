export { default as Counter } from '../features/try/islands/counter.tsx'
export { readAssets } from './assets.ts'
export { renderDocument } from './render-page.tsx'
