import { searchTuningTexts } from '@rasteh/messages/dashboard'
import { toSynonymWords } from '@rasteh/search/tuning'

/** A group needs two words that are really different. */
export function checkSynonyms(value: string | null | undefined): true | string {
  return toSynonymWords(value ?? '').length < 2 ? searchTuningTexts.tooFewWords : true
}
