/** How wide the box becomes when it expands. */
export const SEARCH_BOX_EXPAND_PX = 210

/** At this width and under it the box does not expand. */
export const SEARCH_BOX_MOBILE_MAX_PX = 768

/** How long nothing must be typed before suggestions are asked for. */
export const SEARCH_DEBOUNCE_MS = 800

/** The fewest characters that the platform's preview searches for. */
export const PREVIEW_MIN_CHARACTERS = 2

/** How long nothing must be typed before the platform's preview is asked for. */
export const PREVIEW_DELAY_MS = 100

/** Which of the three search boxes the header has. */
export type SearchBoxKind = 'suggestions' | 'simple' | 'platform-preview'

/** Says whether a window is wide enough for the box to expand. */
export function isWideForSearch(widthPx: number): boolean {
  return widthPx > SEARCH_BOX_MOBILE_MAX_PX
}

/** What the button of the simple search does: on a wide screen it first opens the box, else it goes to the results. */
export function searchButtonAction(widthPx: number, isExpanded: boolean): 'expand' | 'go' {
  return isWideForSearch(widthPx) && !isExpanded ? 'expand' : 'go'
}

/** Says whether suggestions are to be asked for: only when the trimmed text is not empty and has changed. */
export function wantsSuggestions(text: string, lastText: string): boolean {
  const term = text.trim()
  return term !== '' && term !== lastText.trim()
}

/** Says whether the platform's preview is to be asked for. */
export function wantsPreview(text: string): boolean {
  return [...text.trim()].length >= PREVIEW_MIN_CHARACTERS
}
