import { describe, expect, it } from 'vitest'
import { fillText } from './fill-text.ts'

describe('fillText', () => {
  it('writes numbers in Persian digits with commas for fa-IR', () => {
    expect(fillText('{count} کالا', { count: 1250 }, 'fa-IR')).toBe('۱,۲۵۰ کالا')
  })

  it('writes numbers in Latin digits with commas for en-US', () => {
    expect(fillText('Items: {count}', { count: 1250 }, 'en-US')).toBe('Items: 1,250')
  })

  it('leaves the digits of names and codes as they are', () => {
    expect(fillText('«{title}»', { title: 'iPhone 15' }, 'fa-IR')).toBe('«iPhone 15»')
  })

  it('fills numbered places and repeated ones', () => {
    expect(fillText('{0} و {0} و {1}', { 0: 'الف', 1: 'ب' }, 'fa-IR')).toBe('الف و الف و ب')
  })

  it('leaves a place visible when its parameter was not given', () => {
    expect(fillText('{count} {constructor}', {}, 'fa-IR')).toBe('{count} {constructor}')
  })

  it('does not read braces or dollar signs inside a parameter', () => {
    expect(fillText('{a} {b}', { a: '{b}', b: '$&' }, 'fa-IR')).toBe('{b} $&')
  })
})
