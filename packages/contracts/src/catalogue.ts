export { type ListedProduct, type ProductItem, toProductItem } from './catalogue/product-item.ts'
export {
  ProductItemWire,
  TAB_INDEX_MAX,
  TabContentRequest,
  TabContentWire,
} from './catalogue/tab-content-wire.ts'
export { toProductItems, toTabContentWire, toWantedTab, type WantedTab } from './catalogue/to-tab-content.ts'
