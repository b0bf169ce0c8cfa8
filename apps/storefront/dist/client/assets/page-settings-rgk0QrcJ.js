var e = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), (e = null)), t.exports),
  t = e((e) => {
    var t = Symbol.for(`react.transitional.element`)
    function n(e, n, r) {
      var i = null
      if ((r !== void 0 && (i = `` + r), n.key !== void 0 && (i = `` + n.key), `key` in n))
        for (var a in ((r = {}), n)) a !== `key` && (r[a] = n[a])
      else r = n
      return ((n = r.ref), { $$typeof: t, type: e, key: i, ref: n === void 0 ? null : n, props: r })
    }
    ;(e.jsx = n), (e.jsxs = n)
  }),
  n = e((e, n) => {
    n.exports = t()
  }),
  r = e((e) => {
    var t = Symbol.for(`react.transitional.element`),
      n = Symbol.for(`react.portal`),
      r = Symbol.for(`react.fragment`),
      i = Symbol.for(`react.strict_mode`),
      a = Symbol.for(`react.profiler`),
      o = Symbol.for(`react.consumer`),
      s = Symbol.for(`react.context`),
      c = Symbol.for(`react.forward_ref`),
      l = Symbol.for(`react.suspense`),
      u = Symbol.for(`react.memo`),
      d = Symbol.for(`react.lazy`),
      f = Symbol.for(`react.activity`),
      p = Symbol.for(`react.view_transition`),
      m = Symbol.iterator
    function h(e) {
      return typeof e != `object` || !e
        ? null
        : ((e = (m && e[m]) || e[`@@iterator`]), typeof e == `function` ? e : null)
    }
    var g = {
        isMounted: () => !1,
        enqueueForceUpdate: () => {},
        enqueueReplaceState: () => {},
        enqueueSetState: () => {},
      },
      _ = Object.assign,
      v = {}
    function y(e, t, n) {
      ;(this.props = e), (this.context = t), (this.refs = v), (this.updater = n || g)
    }
    ;(y.prototype.isReactComponent = {}),
      (y.prototype.setState = function (e, t) {
        if (typeof e != `object` && typeof e != `function` && e != null)
          throw Error(
            `takes an object of state variables to update or a function which returns an object of state variables.`,
          )
        this.updater.enqueueSetState(this, e, t, `setState`)
      }),
      (y.prototype.forceUpdate = function (e) {
        this.updater.enqueueForceUpdate(this, e, `forceUpdate`)
      })
    function b() {}
    b.prototype = y.prototype
    function x(e, t, n) {
      ;(this.props = e), (this.context = t), (this.refs = v), (this.updater = n || g)
    }
    var S = (x.prototype = new b())
    ;(S.constructor = x), _(S, y.prototype), (S.isPureReactComponent = !0)
    var C = Array.isArray
    function w() {}
    var T = { H: null, A: null, T: null, S: null },
      E = Object.prototype.hasOwnProperty
    function D(e, n, r) {
      var i = r.ref
      return { $$typeof: t, type: e, key: n, ref: i === void 0 ? null : i, props: r }
    }
    function O(e, t) {
      return D(e.type, t, e.props)
    }
    function k(e) {
      return typeof e == `object` && !!e && e.$$typeof === t
    }
    function A(e) {
      var t = { '=': `=0`, ':': `=2` }
      return `$` + e.replace(/[=:]/g, (e) => t[e])
    }
    var j = /\/+/g
    function M(e, t) {
      return typeof e == `object` && e && e.key != null ? A(`` + e.key) : t.toString(36)
    }
    function N(e) {
      switch (e.status) {
        case `fulfilled`:
          return e.value
        case `rejected`:
          throw e.reason
        default:
          switch (
            (typeof e.status == `string`
              ? e.then(w, w)
              : ((e.status = `pending`),
                e.then(
                  (t) => {
                    e.status === `pending` && ((e.status = `fulfilled`), (e.value = t))
                  },
                  (t) => {
                    e.status === `pending` && ((e.status = `rejected`), (e.reason = t))
                  },
                )),
            e.status)
          ) {
            case `fulfilled`:
              return e.value
            case `rejected`:
              throw e.reason
          }
      }
      throw e
    }
    function P(e, r, i, a, o) {
      var s = typeof e
      ;(s === `undefined` || s === `boolean`) && (e = null)
      var c = !1
      if (e === null) c = !0
      else
        switch (s) {
          case `bigint`:
          case `string`:
          case `number`:
            c = !0
            break
          case `object`:
            switch (e.$$typeof) {
              case t:
              case n:
                c = !0
                break
              case d:
                return ((c = e._init), P(c(e._payload), r, i, a, o))
            }
        }
      if (c)
        return (
          (o = o(e)),
          (c = a === `` ? `.` + M(e, 0) : a),
          C(o)
            ? ((i = ``), c != null && (i = c.replace(j, `$&/`) + `/`), P(o, r, i, ``, (e) => e))
            : o != null &&
              (k(o) &&
                (o = O(
                  o,
                  i +
                    (o.key == null || (e && e.key === o.key) ? `` : (`` + o.key).replace(j, `$&/`) + `/`) +
                    c,
                )),
              r.push(o)),
          1
        )
      c = 0
      var l = a === `` ? `.` : a + `:`
      if (C(e)) for (var u = 0; u < e.length; u++) (a = e[u]), (s = l + M(a, u)), (c += P(a, r, i, s, o))
      else if (((u = h(e)), typeof u == `function`))
        for (e = u.call(e), u = 0; !(a = e.next()).done; )
          (a = a.value), (s = l + M(a, u++)), (c += P(a, r, i, s, o))
      else if (s === `object`) {
        if (typeof e.then == `function`) return P(N(e), r, i, a, o)
        throw (
          (r = String(e)),
          Error(
            `Objects are not valid as a React child (found: ` +
              (r === `[object Object]` ? `object with keys {` + Object.keys(e).join(`, `) + `}` : r) +
              `). If you meant to render a collection of children, use an array instead.`,
          )
        )
      }
      return c
    }
    function F(e, t, n) {
      if (e == null) return e
      var r = [],
        i = 0
      return (P(e, r, ``, ``, (e) => t.call(n, e, i++)), r)
    }
    function I(e) {
      if (e._status === -1) {
        var t = e._result,
          n = t()
        n.then(
          (t) => {
            ;(e._status === 0 || e._status === -1) &&
              ((e._status = 1),
              (e._result = t),
              n.status === void 0 && ((n.status = `fulfilled`), (n.value = t)))
          },
          (t) => {
            ;(e._status === 0 || e._status === -1) &&
              ((e._status = 2),
              (e._result = t),
              n.status === void 0 && ((n.status = `rejected`), (n.reason = t)))
          },
        ),
          e._status === -1 && ((e._status = 0), (e._result = n))
      }
      if (e._status === 1) return e._result.default
      throw e._result
    }
    var L =
      typeof reportError == `function`
        ? reportError
        : (e) => {
            if (typeof window == `object` && typeof window.ErrorEvent == `function`) {
              var t = new window.ErrorEvent(`error`, {
                bubbles: !0,
                cancelable: !0,
                message:
                  typeof e == `object` && e && typeof e.message == `string` ? String(e.message) : String(e),
                error: e,
              })
              if (!window.dispatchEvent(t)) return
            } else if (typeof process == `object` && typeof process.emit == `function`) {
              process.emit(`uncaughtException`, e)
              return
            }
            console.error(e)
          }
    function R(e) {
      var t = T.T,
        n = {}
      ;(n.types = t === null ? null : t.types), (T.T = n)
      try {
        var r = e(),
          i = T.S
        i !== null && i(n, r), typeof r == `object` && r && typeof r.then == `function` && r.then(w, L)
      } catch (e) {
        L(e)
      } finally {
        t !== null && n.types !== null && (t.types = n.types), (T.T = t)
      }
    }
    function z(e) {
      var t = T.T
      if (t !== null) {
        var n = t.types
        n === null ? (t.types = [e]) : n.indexOf(e) === -1 && n.push(e)
      } else R(z.bind(null, e))
    }
    var B = {
      map: F,
      forEach: (e, t, n) => {
        F(
          e,
          function () {
            t.apply(this, arguments)
          },
          n,
        )
      },
      count: (e) => {
        var t = 0
        return (
          F(e, () => {
            t++
          }),
          t
        )
      },
      toArray: (e) => F(e, (e) => e) || [],
      only: (e) => {
        if (!k(e)) throw Error(`React.Children.only expected to receive a single React element child.`)
        return e
      },
    }
    ;(e.Activity = f),
      (e.Children = B),
      (e.Component = y),
      (e.Fragment = r),
      (e.Profiler = a),
      (e.PureComponent = x),
      (e.StrictMode = i),
      (e.Suspense = l),
      (e.ViewTransition = p),
      (e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = T),
      (e.__COMPILER_RUNTIME = { __proto__: null, c: (e) => T.H.useMemoCache(e) }),
      (e.addTransitionType = z),
      (e.cache = (e) =>
        function () {
          return e.apply(null, arguments)
        }),
      (e.cacheSignal = () => null),
      (e.cloneElement = function (e, t, n) {
        if (e == null) throw Error(`The argument must be a React element, but you passed ` + e + `.`)
        var r = _({}, e.props),
          i = e.key
        if (t != null)
          for (a in (t.key !== void 0 && (i = `` + t.key), t))
            !E.call(t, a) ||
              a === `key` ||
              a === `__self` ||
              a === `__source` ||
              (a === `ref` && t.ref === void 0) ||
              (r[a] = t[a])
        var a = arguments.length - 2
        if (a === 1) r.children = n
        else if (1 < a) {
          for (var o = Array(a), s = 0; s < a; s++) o[s] = arguments[s + 2]
          r.children = o
        }
        return D(e.type, i, r)
      }),
      (e.createContext = (e) => (
        (e = {
          $$typeof: s,
          _currentValue: e,
          _currentValue2: e,
          _threadCount: 0,
          Provider: null,
          Consumer: null,
        }),
        (e.Provider = e),
        (e.Consumer = { $$typeof: o, _context: e }),
        e
      )),
      (e.createElement = function (e, t, n) {
        var r,
          i = {},
          a = null
        if (t != null)
          for (r in (t.key !== void 0 && (a = `` + t.key), t))
            E.call(t, r) && r !== `key` && r !== `__self` && r !== `__source` && (i[r] = t[r])
        var o = arguments.length - 2
        if (o === 1) i.children = n
        else if (1 < o) {
          for (var s = Array(o), c = 0; c < o; c++) s[c] = arguments[c + 2]
          i.children = s
        }
        if (e && e.defaultProps) for (r in ((o = e.defaultProps), o)) i[r] === void 0 && (i[r] = o[r])
        return D(e, a, i)
      }),
      (e.createRef = () => ({ current: null })),
      (e.forwardRef = (e) => ({ $$typeof: c, render: e })),
      (e.isValidElement = k),
      (e.lazy = (e) => ({ $$typeof: d, _payload: { _status: -1, _result: e }, _init: I })),
      (e.memo = (e, t) => ({ $$typeof: u, type: e, compare: t === void 0 ? null : t })),
      (e.startTransition = R),
      (e.unstable_useCacheRefresh = () => T.H.useCacheRefresh()),
      (e.use = (e) => T.H.use(e)),
      (e.useActionState = (e, t, n) => T.H.useActionState(e, t, n)),
      (e.useCallback = (e, t) => T.H.useCallback(e, t)),
      (e.useContext = (e) => T.H.useContext(e)),
      (e.useDebugValue = () => {}),
      (e.useDeferredValue = (e, t) => T.H.useDeferredValue(e, t)),
      (e.useEffect = (e, t) => T.H.useEffect(e, t)),
      (e.useEffectEvent = (e) => T.H.useEffectEvent(e)),
      (e.useId = () => T.H.useId()),
      (e.useImperativeHandle = (e, t, n) => T.H.useImperativeHandle(e, t, n)),
      (e.useInsertionEffect = (e, t) => T.H.useInsertionEffect(e, t)),
      (e.useLayoutEffect = (e, t) => T.H.useLayoutEffect(e, t)),
      (e.useMemo = (e, t) => T.H.useMemo(e, t)),
      (e.useOptimistic = (e, t) => T.H.useOptimistic(e, t)),
      (e.useReducer = (e, t, n) => T.H.useReducer(e, t, n)),
      (e.useRef = (e) => T.H.useRef(e)),
      (e.useState = (e) => T.H.useState(e)),
      (e.useSyncExternalStore = (e, t, n) => T.H.useSyncExternalStore(e, t, n)),
      (e.useTransition = () => T.H.useTransition()),
      (e.version = `19.3.1`)
  }),
  i = e((e, t) => {
    t.exports = r()
  }),
  a = 3177,
  o = [
    -61, 9, 38, 199, 426, 686, 756, 818, 1111, 1181, 1210, 1635, 2060, 2097, 2192, 2262, 2324, 2394, 2456,
    3178,
  ]
function s(e) {
  const t = e + 621,
    { start: n, jump: r, leapsBefore: i } = c(e),
    a = e - n,
    o = u(a, 33) * 8 + u((a % 33) + 3, 4),
    s = r % 33 == 4 && r - a === 4,
    d = i + o + +!!s,
    f = u(t, 4) - u((u(t, 100) + 1) * 3, 4) - 150
  return { gregorianYear: t, marchDay: 20 + d - f, isLeap: l(a, r) }
}
function c(e) {
  let t = -14,
    n = o[0] ?? 0
  for (const r of o.slice(1)) {
    const i = r - n
    if (e < r) return { start: n, jump: i, leapsBefore: t }
    ;(t += u(i, 33) * 8 + u(i % 33, 4)), (n = r)
  }
  throw RangeError(`Jalali years go from 1 to ${a}, not ${e}`)
}
function l(e, t) {
  return ((((t - e < 6 ? e - t + u(t + 4, 33) * 33 : e) + 1) % 33) - 1) % 4 == 0
}
function u(e, t) {
  return Math.trunc(e / t)
}
var d = 864e5,
  f = 186
function p(e) {
  const t = m(e),
    n = e.year - 621,
    r = t - h(n)
  return r >= 0 ? g(n, r) : g(n - 1, t - h(n - 1))
}
function m({ year: e, month: t, day: n }) {
  return new Date(0).setUTCFullYear(e, t - 1, n) / d
}
function h(e) {
  const { gregorianYear: t, marchDay: n } = s(e)
  return m({ year: t, month: 3, day: n })
}
function g(e, t) {
  if (t < f) return { year: e, month: Math.floor(t / 31) + 1, day: (t % 31) + 1 }
  const n = t - f
  return { year: e, month: Math.floor(n / 30) + 7, day: (n % 30) + 1 }
}
var _ = 48,
  v = 1632,
  y = 1776
function b(e) {
  return e.replace(/[٠-٩۰-۹]/g, (e) => String.fromCharCode(_ + C(e)))
}
function x(e) {
  return e.replace(/[0-9٠-٩]/g, (e) => String.fromCharCode(y + C(e)))
}
function S(e, t) {
  return t === `fa-IR` ? x(e) : b(e)
}
function C(e) {
  const t = e.charCodeAt(0)
  return t >= y ? t - y : t >= v ? t - v : t - _
}
var w = `Asia/Tehran`,
  T
function E() {
  return (
    (T ??= new Intl.DateTimeFormat(`en-US`, {
      calendar: `gregory`,
      numberingSystem: `latn`,
      timeZone: w,
      year: `numeric`,
      month: `numeric`,
      day: `numeric`,
    })),
    T
  )
}
function D(e) {
  const t = new Map(
    E()
      .formatToParts(e)
      .map(({ type: e, value: t }) => [e, Number(t)]),
  )
  return { year: t.get(`year`) ?? 0, month: t.get(`month`) ?? 0, day: t.get(`day`) ?? 0 }
}
function O(e, t) {
  const n = D(Number(e))
  return k(t === `fa-IR` ? p(n) : n, t)
}
function k({ year: e, month: t, day: n }, r) {
  return S([A(e, 4), A(t, 2), A(n, 2)].join(`/`), r)
}
function A(e, t) {
  return String(e).padStart(t, `0`)
}
var j = `‎`
function M(e, t) {
  const [n = ``, r] = P(Math.abs(e)).split(`.`),
    i = n.replace(/\B(?=(?:\d{3})+$)/g, `,`),
    a = r === void 0 ? i : `${i}.${r}`
  return N(e, t) + S(a, t)
}
function N(e, t) {
  return e >= 0 ? `` : t === `fa-IR` ? `${j}-` : `-`
}
function P(e) {
  return e >= 1e21 ? BigInt(e).toString() : e < 1e-6 ? `0` : String(e)
}
function F(e) {
  return e / 10
}
function I(e, t) {
  return t === `toman` ? F(e) : e
}
var L = { toman: { 'fa-IR': `تومان`, 'en-US': `Toman` }, rial: { 'fa-IR': `ریال`, 'en-US': `Rial` } }
function R(e, { culture: t, unit: n }) {
  return `${M(I(e, n), t)} ${L[n][t]}`
}
var z = /[,٬،.٫/'’_\s]/
new RegExp(z, `g`), RegExp(`^\\d{1,3}(?:(${z.source})\\d{3})(?:\\1\\d{3})*$`)
var B = /^(?:k?g|mg|m?l|[cmk]?m|pcs|.*[^A-Za-z -].*)$/
function V(e, t) {
  return t === 1 || !e || B.test(e) || H(e)
    ? e
    : /(?:s|x|z|ch|sh)$/.test(e)
      ? `${e}es`
      : /[^aeiou]y$/.test(e)
        ? `${e.slice(0, -1)}ies`
        : `${e}s`
}
function H(e) {
  return /[^s]s$/.test(e)
}
function U(e, t, n) {
  return e.replace(/\{(\w+)\}/g, (e, r) => {
    const i = Object.hasOwn(t, r) ? t[r] : void 0
    return i === void 0 ? e : typeof i == `number` ? M(i, n) : r === `unit` && n === `en-US` ? V(i, W(t)) : i
  })
}
function W({ count: e, to: t }) {
  return [e, t].find((e) => typeof e == `number`) ?? 1
}
var G = {
  'product-not-found': (e, { say: t }) => t(`ProductNotFound`),
  'less-than-min': ({ min: e, unit: t }, { say: n }) => n(`MinOrderCount`, { count: e, unit: t }),
  'more-than-max': ({ max: e, unit: t }, { say: n }) => n(`MaxOrderCount`, { count: e, unit: t }),
  'stock-less-than-min': ({ stock: e, unit: t }, { say: n }) => n(`StockLessThanMin`, { count: e, unit: t }),
  'invalid-price-layer': (e, { say: t }) => t(`InvalidPriceLayer`),
  'stock-exceeded': (e, { say: t }) => t(`StockExceeded`),
  'raised-to-min': ({ min: e, unit: t }, { say: n }) => n(`BasketRaisedToMin`, { count: e, unit: t }),
  'price-changed': ({ fromRial: e, toRial: t }, { say: n, money: r }) =>
    n(`BasketPriceChanged`, { oldPrice: r(e), newPrice: r(t) }),
  'basket-below-min': ({ amountRial: e }, { say: t, money: n }) => t(`BasketBelowMinimum`, { 0: n(e) }),
  'basket-above-max': ({ amountRial: e }, { say: t, money: n }) => t(`BasketAboveMaximum`, { 0: n(e) }),
  'compare-list-max': ({ max: e }, { say: t }) => t(`CompareListMax`, { count: e }),
  'compare-list-duplicate': (e, { say: t }) => t(`CompareDuplicateItem`),
  'login-required': (e, { say: t }) => t(`CommentLoginRequired`),
  'only-for-users': (e, { say: t }) => t(`OnlyAvailableForUsers`),
  'answer-empty': (e, { say: t }) => t(`CommentAnswerRequired`),
  'payment-method-required': (e, { say: t }) => t(`PaymentMethodRequired`),
  'payment-bank-required': (e, { say: t }) => t(`PaymentBankRequired`),
  'payment-plan-required': (e, { say: t }) => t(`PaymentPlanRequired`),
  'delivery-not-offered': (e, { say: t }) => t(`CheckoutDeliveryNotOffered`),
  'code-not-found': (e, { say: t }) => t(`SpecialCodeInvalid`),
  'code-not-started': ({ startsAtMs: e }, { say: t, date: n }) => t(`SpecialCodeNotStarted`, { date: n(e) }),
  'code-expired': ({ endsAtMs: e }, { say: t, date: n }) => t(`SpecialCodeExpired`, { date: n(e) }),
  'code-used-up': (e, { say: t }) => t(`SpecialCodeUsedUp`),
  'code-basket-too-small': ({ minBasketRial: e }, { say: t, money: n }) =>
    t(`SpecialCodeBasketTooSmall`, { amount: n(e) }),
  'code-first-order-only': (e, { say: t }) => t(`SpecialCodeFirstOrderOnly`),
  'code-used-by-customer': ({ maxUses: e }, { say: t }) => t(`SpecialCodeUsedByCustomer`, { count: e }),
  'code-of-own-marketer': (e, { say: t }) => t(`SpecialCodeOwn`),
  'gift-not-offered': (e, { say: t }) => t(`GiftNotOffered`),
  'gift-order-not-paid': (e, { say: t }) => t(`GiftOrderNotPaid`),
  'gift-order-shipped': (e, { say: t }) => t(`GiftOrderShipped`),
  'gift-already-chosen': (e, { say: t }) => t(`GiftAlreadyChosen`),
  'gift-order-too-small': ({ fromOrderRial: e }, { say: t, money: n }) =>
    t(`GiftOrderTooSmall`, { amount: n(e) }),
  'gift-out-of-stock': (e, { say: t }) => t(`GiftOutOfStock`),
}
function K(e, t) {
  return G[e.kind](e, t)
}
var q = `_404`
function J(e, t, n = {}) {
  const r = Y(e, t, n.onMissing),
    i = (e, ...[t]) => r(e, t),
    a = n.priceUnit ?? `toman`,
    o = { say: i, money: (e) => R(e, { culture: t, unit: a }), date: (e) => O(e, t) }
  return Object.assign(i, {
    message: (e) => r(e.key, `parameters` in e ? e.parameters : void 0),
    refusal: (e) => K(e, o),
  })
}
function Y(e, t, n) {
  const r = new Set()
  return (i, a = {}) => {
    const o = Object.hasOwn(e, i) ? e[i] : void 0
    return o?.trim() ? U(o, a, t) : (r.has(i) || n?.(i), r.add(i), i + q)
  }
}
var X = i(),
  Z = n(),
  Q = (0, X.createContext)(null)
function $({ money: e, texts: t, children: n }) {
  const r = (0, X.useMemo)(() => ({ money: e, say: J(t, e.culture, { priceUnit: e.unit }) }), [e, t])
  return (0, Z.jsx)(Q, { value: r, children: n })
}
function ee() {
  const e = (0, X.useContext)(Q)
  if (!e) throw Error(`an island stands outside of PageSettings`)
  return e
}
function te() {
  return JSON.parse(document.getElementById(`page-settings`)?.textContent ?? ``)
}
export { $ as t, e as o, ee as r, i, n as a, te as n }
