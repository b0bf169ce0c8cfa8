import { describe, expect, it } from 'vitest'
import {
  IDEMPOTENCY_HEADER,
  INVALID_PRICE_LAYER_HEADER,
  isCallLabel,
  isIdempotencyKey,
  LABEL_HEADER,
  LESS_THAN_MIN_HEADER,
  MORE_THAN_MAX_HEADER,
  STOCK_LESS_THAN_MIN_HEADER,
} from './headers.ts'

describe('a call label', () => {
  it.each(['AddToCart', 'cart.update-1_b', 'a', 'x'.repeat(64)])('may be %s', (label) => {
    expect(isCallLabel(label)).toBe(true)
  })

  it.each(['', 'x'.repeat(65), 'سبد', 'a b', 'a\nb', 'ok\n', undefined, ['a']])('may not be %j', (label) => {
    expect(isCallLabel(label)).toBe(false)
  })
})

describe('an idempotency key', () => {
  it('may be a UUID', () => {
    expect(isIdempotencyKey('0192f8a0-7b1c-7def-8a12-3456789abcde')).toBe(true)
  })

  it('has at least 16 characters', () => {
    expect(isIdempotencyKey('x'.repeat(16))).toBe(true)
    expect(isIdempotencyKey('x'.repeat(15))).toBe(false)
  })

  it.each(['', 'short', 'x'.repeat(65), 'کلید-کلید-کلید-کلید', undefined])('may not be %j', (key) => {
    expect(isIdempotencyKey(key)).toBe(false)
  })
})

it('the header names are those of the specification', () => {
  expect([
    LABEL_HEADER,
    LESS_THAN_MIN_HEADER,
    MORE_THAN_MAX_HEADER,
    STOCK_LESS_THAN_MIN_HEADER,
    INVALID_PRICE_LAYER_HEADER,
    IDEMPOTENCY_HEADER,
  ]).toEqual([
    'x-Rasteh-HeaderKey',
    'x-less-than-min',
    'x-more-than-max',
    'x-stock-less-than-min',
    'x-invalid-price-layer',
    'Idempotency-Key',
  ])
})
