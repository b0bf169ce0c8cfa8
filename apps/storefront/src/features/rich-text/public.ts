export { loadReferences, loadReferencesOfAll, NO_REFERENCES, type References } from './references.ts'
export { WrittenText } from './written-text.tsx'
