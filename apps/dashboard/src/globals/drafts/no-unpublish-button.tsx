'use client'

/** A site is never without its menu, header, footer or settings: there is nothing to press. */
export const NoUnpublishButton = () => null
