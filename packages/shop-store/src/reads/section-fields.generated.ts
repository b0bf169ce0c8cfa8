// Written by `pnpm generate:sections` from apps/dashboard/src/blocks. Change a field there and run it again.

import type { RichText } from './rich-text.ts'

/** What each section of a page keeps in the page's layout. A draft or an old version may lack any field. */
export type SectionFields = {
  hero: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    headline?: string | null
    text?: string | null
    buttonTitle?: string | null
    address?: string | null
    pictures?: readonly number[] | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  richText: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    content?: RichText | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  pictureText: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    text?: string | null
    picture?: number | null
    side?: 'start' | 'end' | null
    buttonTitle?: string | null
    address?: string | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  callToAction: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    text?: string | null
    buttonTitle?: string | null
    address?: string | null
    secondTitle?: string | null
    secondAddress?: string | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  dataTable: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    heads?: string | null
    rows?: readonly {
      id?: string | null
      title?: string | null
      cells?: string | null
    }[] | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  tabs: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    items?: readonly {
      id?: string | null
      title?: string | null
      content?: RichText | null
    }[] | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  links: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    items?: readonly {
      id?: string | null
      title?: string | null
      text?: string | null
      picture?: number | null
      address?: string | null
    }[] | null
    firstCount?: number | null
    animationEnable?: boolean | null
    animationName?: 'rise' | 'fade' | 'grow' | null
    animationTime?: number | null
    callback?: string | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  gallery: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    pictures?: readonly number[] | null
    columns?: 'gallery-2' | 'gallery-4' | null
    firstCount?: number | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  video: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    file?: number | null
    picture?: number | null
    captions?: number | null
    text?: string | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  downloads: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    items?: readonly {
      id?: string | null
      file?: number | null
      title?: string | null
    }[] | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  newsCarousel: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    count?: number | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  bullets: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    bullets?: readonly {
      id?: string | null
      title?: string | null
      target?: string | null
    }[] | null
  }
  timeline: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    items?: readonly {
      id?: string | null
      moment?: string | null
      title?: string | null
      text?: string | null
      picture?: number | null
    }[] | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  team: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    items?: readonly {
      id?: string | null
      title?: string | null
      role?: string | null
      text?: string | null
      picture?: number | null
    }[] | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  statistics: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    items?: readonly {
      id?: string | null
      value?: string | null
      title?: string | null
    }[] | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  quotes: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    items?: readonly {
      id?: string | null
      text?: string | null
      title?: string | null
      role?: string | null
      picture?: number | null
    }[] | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  steps: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    items?: readonly {
      id?: string | null
      title?: string | null
      text?: string | null
    }[] | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  faq: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    items?: readonly {
      id?: string | null
      title?: string | null
      text?: string | null
    }[] | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  logos: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    items?: readonly {
      id?: string | null
      title?: string | null
      picture?: number | null
      address?: string | null
    }[] | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  branches: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    items?: readonly {
      id?: string | null
      title?: string | null
      text?: string | null
      phone?: string | null
      times?: string | null
      address?: string | null
      picture?: number | null
    }[] | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  productCatalogue: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    tabs?: readonly {
      id?: string | null
      title?: string | null
      name?: string | null
      source?: 'popular' | 'newest' | 'offers' | 'category' | 'picked' | null
      category?: number | null
      products?: readonly number[] | null
      count?: number | null
    }[] | null
    template?: 'cards' | 'rows' | null
    loading?: 'page' | 'seen' | null
    moves?: boolean | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  productCarousel: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    source?: 'popular' | 'newest' | 'offers' | 'category' | 'picked' | null
    category?: number | null
    products?: readonly number[] | null
    count?: number | null
    moves?: boolean | null
    moreTitle?: string | null
    moreAddress?: string | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  amazingOffers: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    count?: number | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  categoryTiles: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    categories?: readonly number[] | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  contact: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    addresses?: readonly {
      id?: string | null
      title?: string | null
      text?: string | null
    }[] | null
    phones?: readonly {
      id?: string | null
      title?: string | null
      number?: string | null
    }[] | null
    hours?: readonly {
      id?: string | null
      title?: string | null
      times?: string | null
    }[] | null
    email?: string | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  feedbackForm: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    text?: string | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  form: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    form?: number | null
    text?: string | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  specialOrder: {
    moduleId?: number | null
    title?: string | null
    anchor?: string | null
    text?: string | null
    background?: 'plain' | 'soft' | 'raised' | null
    width?: 'usual' | 'narrow' | null
    spacing?: 'usual' | 'tight' | 'wide' | null
    screens?: 'all' | 'large' | 'phones' | null
  }
  sharedSection: {
    moduleId?: number | null
    section?: number | null
  }
}
