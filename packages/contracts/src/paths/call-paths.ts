const API = '/api/shop'
const SHOP_MODULE = '/DesktopModules/Shop'
const FEEDBACK_MODULE = '/DesktopModules/Feedback'
const LINKS_MODULE = '/DesktopModules/Links'

/** The paths of the specification's own calls; `:name` marks a part that a caller fills in. */
export const PATHS = {
  cartCreate: `${API}/cart/create`,
  cartUpdate: `${API}/cart/update`,
  cartGet: `${API}/cart/get`,
  cartDelete: `${API}/cart/delete/:id`,
  cartBulkInsert: `${API}/cart/bulkinsert`,
  messages: `${SHOP_MODULE}/AJAX/GetJSMessages.ashx`,
  feedback: `${FEEDBACK_MODULE}/Ajax/FeedbackHandler.ashx`,
  captcha: '/Ajax/Captcha.ashx',
  links: `${LINKS_MODULE}/handlers/AjaxHandler.ashx`,
  giftAdd: `${API}/gift/addtoorder`,
  tabContent: `${API}/CPL/GetTabContent`,
  searchFind: `${API}/search/find`,
  specialCodeValidate: `${API}/specialcode/validate/:code`,
  paymentConnection: `${API}/Payment/IsConnectionValidate`,
  addressInCulture: `${API}/AccessControl/IsIPAddressInCulture`,
  // The specification spells it so; clients already call it by this name.
  fileSubmit: `${API}/userfile/SumbitUserFile`,
  fileDelete: `${API}/userfile/Delete`,
  commentCreate: `${API}/comment/create`,
  commentVote: `${API}/comment/vote`,
  commentCaptcha: `${API}/comment/captcha/:sectionId`,
  searchPreview: '/API/internalservices/searchService/preview',
} as const

/** The paths of the calls that the specification does not show. */
export const ADDED_PATHS = {
  me: `${API}/me`,
  accountCode: `${API}/account/code`,
  accountCodeCheck: `${API}/account/code/check`,
  accountEnter: '/cms-api/customers/enter',
  accountProfile: `${API}/account/profile`,
  accountAddresses: `${API}/account/addresses`,
  accountAddress: `${API}/account/addresses/:id`,
  accountExport: `${API}/account/export`,
  accountErase: `${API}/account/erase`,
  favorite: `${API}/favorite`,
  favoriteOf: `${API}/favorite/:productId`,
  score: `${API}/score`,
  specialOrder: `${API}/specialorder`,
  formSubmissions: `${API}/forms/:id/submissions`,
  searchClick: `${API}/search/click`,
  searchMiss: `${API}/search/miss`,
  searchAsked: `${API}/search/asked`,
  searchPopular: `${API}/search/popular`,
  wish: `${API}/wish`,
  wishStop: `${API}/wish/stop`,
  commentList: `${API}/comment/list/:sectionType/:sectionId`,
  commentCurrentUserVotes: `${API}/comment/votes/:sectionType/:sectionId`,
  captchaSpoken: `${API}/captcha/:form/spoken`,
  captchaWork: `${API}/captcha/:form/work`,
  deliveryCities: `${API}/delivery/cities`,
  deliveryPromise: `${API}/delivery/promise`,
  checkout: `${API}/checkout`,
  orderPlace: `${API}/order/place`,
  orders: `${API}/orders`,
  order: `${API}/order/:id`,
  orderPay: `${API}/order/:id/pay`,
  orderCancel: `${API}/order/:id/cancel`,
  orderReceipt: `${API}/order/:id/receipt`,
  orderReturns: `${API}/order/:id/returns`,
  orderReturn: `${API}/order/:id/return`,
  orderReturnWithdraw: `${API}/order/:id/return-withdraw`,
  orderDownload: `${API}/order/:id/download/:file`,
  orderGifts: `${API}/order/:id/gifts`,
  fileView: `${API}/userfile/view/:id`,
  currentUserFiles: `${API}/userfile/mine`,
  torobProducts: `${API}/torob/products`,
  paymentGo: '/shop/payment/go/:attempt',
  paymentReturn: '/shop/payment/return/:gateway/:attempt',
} as const

const CUSTOMERS = '/cms-api/customers'

/** How customers come in and go; the dashboard answers these, which alone may look at passwords and open sessions. */
export const ACCOUNT_PATHS = {
  login: `${CUSTOMERS}/login`,
  logout: `${CUSTOMERS}/logout`,
  sessions: `${CUSTOMERS}/sessions`,
  sessionsEnd: `${CUSTOMERS}/sessions/end`,
  password: `${CUSTOMERS}/password`,
  passwordReset: `${CUSTOMERS}/password/reset`,
} as const

/** What customers and staff do with passkeys, and how they show again who they are; below each one's own collection. */
export const PASSKEY_PATHS = {
  list: 'passkeys',
  begin: 'passkeys/begin',
  add: 'passkeys/add',
  rename: 'passkeys/rename',
  remove: 'passkeys/remove',
  signInBegin: 'passkeys/sign-in/begin',
  signIn: 'passkeys/sign-in',
  fresh: 'fresh',
  freshCheck: 'fresh/check',
  freshBegin: 'fresh/begin',
  freshProve: 'fresh/prove',
} as const

/** The addresses of pages that calls, redirects and tests name. */
export const PAGE_PATHS = {
  home: '/',
  category: '/category/:id/:slug',
  product: '/product/:id/:slug',
  offers: '/offers',
  news: '/news',
  newsItem: '/news/:slug',
  newsCategory: '/news/category/:slug',
  newsTag: '/news/tag/:tag',
  newsArchive: '/news/archive',
  newsMonth: '/news/archive/:year/:month',
  newsFeed: '/news/feed.xml',
  newsJsonFeed: '/news/feed.json',
  searchResults: '/Search-Results',
  search: '/search',
  compare: `${SHOP_MODULE}/Shared/Pages/Compare.aspx`,
  /** The shared template of the answer modal; its `id` names the comment that is answered. */
  commentAnswer: `${SHOP_MODULE}/Shared/Pages/CommentAnswer.aspx`,
  basket: '/basket',
  checkout: '/checkout',
  /** Written by managers; the checkout leads to it where it is there. */
  rules: '/rules',
  orderView: '/shop/order/view/:orderId',
  orderGift: '/shop/order/gift/:orderId',
  orderInvoice: '/shop/order/invoice/:orderId',
  login: '/login',
  register: '/register',
  profile: '/profile',
  profileOrders: '/profile/orders',
  profileDetails: '/profile/details',
  profileAddresses: '/profile/addresses',
  profileFavorites: '/profile/favorites',
  profileScore: '/profile/score',
  profileSecurity: '/profile/security',
  profileFiles: '/profile/files',
  profileData: '/profile/data',
  feedback: '/feedback',
  specialOrder: '/special-order',
  wishStop: '/wish-stop',
  dashboard: '/dashboard',
  dashboardProducts: '/dashboard/products',
} as const

/** The code that removes the applied special code; it can never be a real code. */
export const SPECIAL_CODE_DELETE = 'farashop-delete-code'

/** What the feedback handler can be asked to do. */
export const FEEDBACK_ACTION = { captcha: 'captcha', submit: 'submit' } as const
