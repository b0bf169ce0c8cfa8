import fc from 'fast-check'
import { type Known, mostly, someId, strangeValue } from './strange-values.ts'

/** What the parameters of calls without a schema may be. */
export const addedParams: Record<string, readonly unknown[]> = {
  kind: ['pages', 'products', 'prices', 'stock', 'texts', 'categories', 'nothing'],
  filename: ['a.jpg', '../../etc/passwd', 'a.jpg%00', 'نام.png'],
  gateway: ['zarinpal', 'sep', 'mellat', 'zibal', 'vandar', 'parsian', 'digipay', 'snapppay', 'nothing'],
  form: ['feedback', 'comment', 'site'],
}

const record = (model: Record<string, fc.Arbitrary<unknown>>) => fc.record(model, { requiredKeys: [] })
const words = (...texts: string[]) => mostly(fc.constantFrom(...texts))
const login = ({ texts }: Known) =>
  record({
    email: words(...texts),
    username: words(...texts),
    password: words('123', 'wrong-password'),
    code: words('123456', '۱۲۳۴۵۶'),
  })
const id = (known: Known) => record({ id: someId(known) })
const code = () => record({ code: words('123456', '۱۲۳۴۵۶', 'abcd-efgh') })
const stock = ({ ids }: Known) =>
  record({
    variantId: mostly(fc.constantFrom(...ids)),
    shown: mostly(fc.constantFrom(0, 5, 100)),
    form: mostly(
      record({
        direction: words('in', 'out'),
        quantity: words('1', '۱۲', '0', '99999999999'),
        reason: words('found', 'lost', 'broken', 'arrived', 'count'),
        note: words('', 'یادداشت'),
      }),
    ),
  })
const review = (known: Known) =>
  record({
    kind: words('pages', 'news', 'products'),
    id: someId(known),
    versionId: someId(known),
    note: words('', 'یادداشت'),
  })
const gridPage = ({ ids }: Known) =>
  record({
    filter: mostly(
      record({
        productId: fc.oneof(fc.constantFrom(...ids), strangeValue),
        categoryId: fc.oneof(fc.constantFrom(...ids), strangeValue),
        brand: strangeValue,
        search: fc.oneof(fc.constantFrom('چای', 'SKU_%'), strangeValue),
        stock: words('out', 'low', 'in'),
        missing: words('picture', 'text', 'price', 'weight'),
        minRial: strangeValue,
        maxRial: mostly(fc.constantFrom(0, 1_000_000)),
        sort: words('newest', 'title', 'sku', 'cheapest', 'dearest'),
      }),
    ),
    after: fc.oneof(fc.constant(null), strangeValue, record({ key: strangeValue, id: strangeValue })),
  })
const gridSave = ({ ids }: Known) =>
  record({
    reason: words('', 'purchase', 'count'),
    edits: mostly(
      fc.array(
        record({
          variantId: mostly(fc.constantFrom(...ids)),
          typed: mostly(
            record({
              sku: fc.oneof(fc.constantFrom('SKU-1'), strangeValue),
              priceRial: words('۱۲٬۰۰۰', '0', '99999999999999999999'),
              stockDelta: words('+5', '−۳', '1e9'),
              step: strangeValue,
            }),
          ),
          seen: mostly(record({ priceRial: strangeValue, sku: strangeValue })),
        }),
        { maxLength: 3 },
      ),
    ),
  })
const autosave = (known: Known) =>
  record({
    kind: words('pages', 'news', 'products'),
    id: someId(known),
    basedOn: words('2026-01-01T00:00:00.000Z', 'x'),
    formId: words('form-of-fuzz', 'x'),
    locale: words('fa', 'en', 'de'),
    data: mostly(record({ title: strangeValue, layout: strangeValue, parent: strangeValue })),
  })
const priceForm = ({ ids }: Known) =>
  record({
    form: mostly(
      fc.record({
        choose: fc.constantFrom('category', 'brand', 'list'),
        move: fc.constantFrom('percent', 'amount'),
        direction: fc.constantFrom('up', 'down'),
        roundingWay: fc.constantFrom('nearest', 'up', 'down'),
        categoryId: fc.oneof(fc.constantFrom(...ids).map(String), strangeValue.map(String)),
        brand: strangeValue.map(String),
        list: fc.oneof(fc.constantFrom('SKU-1', 'SKU-1\n۲'), strangeValue.map(String)),
        value: fc.constantFrom('10', '۱۰', '1e9', '-1', '99999999999999999999'),
        roundTo: fc.constantFrom('', '1000', '0', '99999999999999999999'),
        keepOldPrice: fc.boolean(),
      }),
      15,
    ),
    page: mostly(fc.constantFrom(1, 2)),
    digest: strangeValue,
    startsAtMs: fc.constantFrom<unknown>(null, Date.UTC(2030, 1, 1), 8.64e15, Number.MAX_SAFE_INTEGER, 'x'),
  })

/** Two searches of which managers say whether they mean the same. */
const proposal = () =>
  record({ locale: words('fa', 'xx'), missed: words('پاپوش', ''), chosen: words('گیوه', '') })

/** The bodies of the calls that the shop adds to the content platform, and of its sign-in. */
export const addedBodies: Record<string, (known: Known) => fc.Arbitrary<unknown>> = {
  'POST /cms-api/staff/login': login,
  'POST /cms-api/customers/login': login,
  'POST /cms-api/staff/unlock': login,
  'POST /cms-api/customers/unlock': login,
  'POST /cms-api/staff/forgot-password': login,
  'POST /cms-api/customers/enter': () => record({ Ticket: words('a'.repeat(43)) }),
  'POST /cms-api/customers/password': () =>
    record({ Password: words('short', 'a-long-enough-password'), Current: words('x') }),
  'POST /cms-api/customers/password/reset': () =>
    record({ Ticket: words('a'.repeat(43)), Password: words('a-long-enough-password') }),
  'POST /cms-api/customers/sessions/end': () => record({ Id: words('session-1'), All: mostly(fc.boolean()) }),
  'POST /cms-api/preview-draft/{collection}/{id}': () =>
    record({ title: words('تازه'), layout: strangeValue }),
  'POST /cms-api/options/preview': (known) => record({ productId: someId(known) }),
  'POST /cms-api/options/make': (known) =>
    record({
      productId: someId(known),
      priceRial: mostly(fc.constantFrom(null, 10_000)),
      combinations: fc.array(record({ choice: strangeValue, sku: words('KIF-1', '') }), { maxLength: 3 }),
    }),
  'POST /cms-api/price-desk/preview': priceForm,
  'POST /cms-api/price-desk/make': priceForm,
  'POST /cms-api/price-desk/undo': id,
  'POST /cms-api/price-desk/cancel': id,
  'POST /cms-api/price-desk/left': id,
  'POST /cms-api/product-grid/page': gridPage,
  'POST /cms-api/product-grid/check': gridSave,
  'POST /cms-api/product-grid/save': gridSave,
  'POST /cms-api/product-grid/undo': id,
  'POST /cms-api/search-desk/lexicon': () =>
    record({ text: words('کفش', ''), onlyOff: mostly(fc.boolean()), page: strangeValue }),
  'POST /cms-api/search-desk/switch': () => record({ id: words('گیوه', ''), isOn: strangeValue }),
  'POST /cms-api/search-desk/popular-hide': () =>
    record({ locale: words('fa', 'xx'), folded: words('گیوه', ''), isHidden: strangeValue }),
  'POST /cms-api/search-desk/proposal-accept': proposal,
  'POST /cms-api/search-desk/proposal-decline': proposal,
  'POST /cms-api/search-desk/wish-link': () => record({ id: strangeValue, productId: strangeValue }),
  'POST /cms-api/search-desk/wish-dismiss': () => record({ id: strangeValue, note: words('نداریم', '') }),
  'POST /cms-api/search-desk/synonym': () => record({ term: words('قوری', ''), means: words('کتری', '،') }),
  'POST /cms-api/second-factor/confirm': code,
  'POST /cms-api/second-factor/codes': code,
  'POST /cms-api/second-factor/remove': code,
  'POST /cms-api/second-factor/reset': (known) => record({ staffId: someId(known) }),
  'POST /cms-api/second-factor/require': () => record({ isRequired: strangeValue }),
  'POST /cms-api/form-inbox/move': (known) =>
    record({
      id: someId(known),
      was: words('new', 'closed'),
      state: words('in-review', 'closed', 'new'),
      wasNote: words('', 'a'),
      note: words('', 'یادداشت'),
    }),
  'POST /cms-api/form-inbox/remove': id,
  'POST /cms-api/reviews/request': review,
  'POST /cms-api/reviews/approve': review,
  'POST /cms-api/reviews/refuse': review,
  'POST /cms-api/reviews/note': review,
  'POST /cms-api/command-bar/find': ({ texts }) =>
    record({ text: words(...texts, '100001', '۰۹۱۲۳۴۵۶۷۸۹', '%_') }),
  'POST /cms-api/autosave': autosave,
  'POST /cms-api/stock/adjust': stock,
  'POST /cms-api/stock/count': stock,
}
