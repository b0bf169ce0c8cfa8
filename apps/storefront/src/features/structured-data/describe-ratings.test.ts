import { describe, expect, it } from 'vitest'
import { describeRatings } from './describe-ratings.ts'

const review = (rating: number | null, text = 'خوش‌دست') => ({
  ...{ name: 'نرگس', text, rating, writtenAtMs: Date.UTC(2026, 10, 19) },
})

describe('what people gave a product', () => {
  it('is nothing where nobody gave stars', () => {
    expect(describeRatings({ stars: [0, 0, 0, 0, 0], reviews: [review(null)] }, 'کسی')).toEqual({})
  })

  it('is the average of all, and the reviews that have stars', () => {
    const described = describeRatings(
      { stars: [0, 0, 0, 1, 2], reviews: [review(5), review(null), { ...review(4), name: null }] },
      'کسی',
    )
    expect(described).toEqual({
      aggregateRating: {
        ...{ '@type': 'AggregateRating', ratingValue: 4.7, ratingCount: 3, bestRating: 5, worstRating: 1 },
      },
      review: [
        expect.objectContaining({
          author: { '@type': 'Person', name: 'نرگس' },
          datePublished: '2026-11-19',
          reviewBody: 'خوش‌دست',
          reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
        }),
        expect.objectContaining({ author: { '@type': 'Person', name: 'کسی' } }),
      ],
    })
  })

  it('says five reviews at most, and of each the beginning', () => {
    const reviews = Array.from({ length: 9 }, () => review(5, '👍'.repeat(900)))
    const { review: said } = describeRatings({ stars: [0, 0, 0, 0, 9], reviews }, 'کسی') as {
      review: { reviewBody: string }[]
    }
    expect(said).toHaveLength(5)
    expect(said[0]?.reviewBody).toBe('👍'.repeat(300))
  })
})
