export { formatPageVariables, type PageVariables, parsePageVariables } from './platform/page-variables.ts'
export {
  PREVIEW_DESCRIPTION_MAX,
  PREVIEW_RESULTS_MAX,
  PreviewGroupWire,
  PreviewQuery,
  PreviewResultWire,
  PreviewWire,
} from './platform/preview-wire.ts'
export {
  type PreviewResult,
  type SnippetPart,
  searchPreviewAddress,
  toPreviewWire,
  toWantedPreview,
  type WantedPreview,
} from './platform/to-preview-wire.ts'
