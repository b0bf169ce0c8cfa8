export {
  CATALOGUE_CYCLE_MS,
  CATALOGUE_TAB_FADE_MS,
  type CatalogueCycle,
  type CatalogueEvent,
  startCatalogue,
  stepCatalogue,
} from './catalogue/catalogue-cycle.ts'
export { tabOfHash, tabToOpen } from './catalogue/remembered-tab.ts'
export {
  NEWS_SLIDER,
  PRODUCT_CAROUSEL,
  type WidthStep,
} from './catalogue/sliders.ts'
export { stepTabList, type TabListEvent, type TabListState } from './catalogue/tab-list.ts'
