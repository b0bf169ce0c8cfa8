export { renderDocument } from './render-page.tsx'
export { readAssets } from './assets.ts'
export { default as Counter } from '../features/try/islands/counter.tsx'
