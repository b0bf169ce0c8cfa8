import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inChoices, inMillilitres, UNITS } from '../words.ts'

export type PerfumeSpec = { form: Text; top: Text; base: Text; hours: number; wearer: Text }

const YASAMIN: Text = ['یاسمین', 'Yasamin']
const GOLAB: Text = ['گلاب‌گیری نیاسر', 'Niasar Rose House']

const EDP: Text = ['ادوپرفیوم', 'Eau de parfum']
const OIL: Text = ['عطر روغنی', 'Perfume oil']
const WOMEN: Text = ['زنانه', 'Women']
const MEN: Text = ['مردانه', 'Men']
const ALL: Text = ['همه', 'Everyone']

const HOUSE_CLOSINGS: readonly Text[] = [
  ['هیچ اسانس و رنگی به آن افزوده نشده است.', 'No essence or colour has been added.'],
  ['در جای خنک و دور از آفتاب تا یک سال می‌ماند.', 'Kept cool and out of the sun, it lasts a year.'],
  ['خانواده‌ای در نیاسر آن را با دست می‌سازند.', 'A family in Niasar makes it by hand.'],
]

export const PERFUME_ITEMS: readonly ItemSource<'perfume', PerfumeSpec>[] = [
  {
    code: 'perfume-yasamin-baharnarenj',
    brand: YASAMIN,
    title: ['ادوپرفیوم یاسمین بهارنارنج', 'Yasamin Orange Blossom eau de parfum'],
    about: [
      'بوی کوچه‌باغ شیراز در اردیبهشت، وقتی نارنج‌ها گل داده‌اند.',
      'The garden lanes of Shiraz in May, when the bitter oranges are in flower.',
    ],
    spec: {
      form: EDP,
      top: ['بهارنارنج', 'orange blossom'],
      base: ['مشک سفید', 'white musk'],
      hours: 7,
      wearer: WOMEN,
    },
    draw: ['square', 'gold', '#e8a24a'],
    options: inMillilitres([50, 3200], [100, 5400]),
    grams: 320,
  },
  {
    code: 'perfume-yasamin-yas',
    brand: YASAMIN,
    title: ['ادوپرفیوم یاسمین یاس رازقی', 'Yasamin Jasmine eau de parfum'],
    about: ['یاس رازقی حیاط، سبک و بی‌ادعا.', 'Courtyard jasmine, light and unassuming.'],
    spec: { form: EDP, top: ['یاس رازقی', 'jasmine'], base: ['صندل', 'sandalwood'], hours: 6, wearer: WOMEN },
    draw: ['round', 'silver', '#9cc7a8'],
    options: inMillilitres([50, 2950], [100, 4900]),
    grams: 310,
  },
  {
    code: 'perfume-yasamin-gol',
    brand: YASAMIN,
    title: ['ادوپرفیوم یاسمین گل سرخ', 'Yasamin Red Rose eau de parfum'],
    about: ['گل محمدی قمصر با کمی هل؛ گرم و شرقی.', 'Qamsar rose with a little cardamom, warm and eastern.'],
    spec: { form: EDP, top: ['گل محمدی', 'Damask rose'], base: ['عود', 'oud'], hours: 8, wearer: WOMEN },
    draw: ['facet', 'maroon', '#d86a7e'],
    options: inMillilitres([50, 3600], [100, 5900]),
    grams: 340,
  },
  {
    code: 'perfume-yasamin-zafaran',
    brand: YASAMIN,
    title: ['ادوپرفیوم یاسمین زعفران و چرم', 'Yasamin Saffron and Leather eau de parfum'],
    about: [
      'زعفران خراسان روی چرم تازه؛ برای شب‌های سرد.',
      'Khorasan saffron on new leather, for cold evenings.',
    ],
    spec: { form: EDP, top: ['زعفران', 'saffron'], base: ['چرم', 'leather'], hours: 10, wearer: MEN },
    draw: ['tall', 'brown', '#b4531e'],
    options: inMillilitres([50, 4200], [100, 6900]),
    grams: 330,
  },
  {
    code: 'perfume-yasamin-jangal',
    brand: YASAMIN,
    title: ['ادوپرفیوم یاسمین جنگل ابر', 'Yasamin Cloud Forest eau de parfum'],
    about: [
      'خزه و برگ خیس جنگل ابر شاهرود در صبحی مه‌آلود.',
      'Moss and wet leaves of Shahrud’s cloud forest on a misty morning.',
    ],
    spec: {
      form: EDP,
      top: ['برگ سبز', 'green leaf'],
      base: ['خزه بلوط', 'oak moss'],
      hours: 8,
      wearer: MEN,
    },
    draw: ['square', 'ink', '#4f8f6a'],
    options: inMillilitres([50, 3400], [100, 5600]),
    grams: 330,
  },
  {
    code: 'perfume-yasamin-kavir',
    brand: YASAMIN,
    title: ['ادوپرفیوم یاسمین کویر', 'Yasamin Desert eau de parfum'],
    about: [
      'خاک گرم، نمک و چوب گز؛ بوی عصر مصر.',
      'Warm earth, salt and tamarisk: evening in the desert village of Mesr.',
    ],
    spec: {
      form: EDP,
      top: ['نمک دریاچه', 'lake salt'],
      base: ['چوب گز', 'tamarisk wood'],
      hours: 9,
      wearer: ALL,
    },
    draw: ['drop', 'brick', '#d9a066'],
    options: inMillilitres([50, 3500], [100, 5750]),
    grams: 320,
  },
  {
    code: 'perfume-yasamin-darya',
    brand: YASAMIN,
    title: ['ادوپرفیوم یاسمین خلیج', 'Yasamin Gulf eau de parfum'],
    about: [
      'نسیم هرمز و لیموی تازه؛ خنک و روزانه.',
      'The breeze of Hormuz and fresh lime, cool and for every day.',
    ],
    spec: {
      form: EDP,
      top: ['لیموی تازه', 'fresh lime'],
      base: ['عنبر دریایی', 'ambergris accord'],
      hours: 6,
      wearer: MEN,
    },
    draw: ['tall', 'navy', '#4a9ab8'],
    options: inMillilitres([50, 2850], [100, 4700]),
    grams: 310,
  },
  {
    code: 'perfume-yasamin-shab',
    brand: YASAMIN,
    title: ['ادوپرفیوم یاسمین شب یلدا', 'Yasamin Yalda Night eau de parfum'],
    about: [
      'انار، هندوانه و چوب سوخته؛ عطر بلندترین شب.',
      'Pomegranate, watermelon and burnt wood: the scent of the longest night.',
    ],
    spec: {
      form: EDP,
      top: ['انار', 'pomegranate'],
      base: ['چوب سوخته', 'burnt wood'],
      hours: 9,
      wearer: ALL,
    },
    draw: ['facet', 'gold', '#7d2033'],
    options: inMillilitres([50, 3900]),
    grams: 330,
  },
  {
    code: 'perfume-niasar-attar',
    brand: GOLAB,
    title: ['عطر روغنی گل محمدی نیاسر', 'Niasar rose attar'],
    about: [
      'یک قطره پشت گوش تا شب می‌ماند؛ از سیصد گل یک قطره می‌گیرند.',
      'A drop behind the ear lasts till night; three hundred roses give one drop.',
    ],
    spec: {
      form: OIL,
      top: ['گل محمدی', 'Damask rose'],
      base: ['گل محمدی', 'Damask rose'],
      hours: 14,
      wearer: ALL,
    },
    draw: ['attar', 'red', '#d86a8e'],
    options: inMillilitres([3, 1850], [6, 3500]),
    grams: 60,
  },
  {
    code: 'perfume-niasar-attar-oud',
    brand: GOLAB,
    title: ['عطر روغنی عود و صندل', 'Oud and sandalwood attar'],
    about: [
      'سنگین و ماندگار؛ روی شال پشمی هفته‌ای می‌ماند.',
      'Heavy and lasting, it stays a week on a woollen shawl.',
    ],
    spec: { form: OIL, top: ['صندل', 'sandalwood'], base: ['عود', 'oud'], hours: 18, wearer: MEN },
    draw: ['attar', 'gold', '#9a5a2e'],
    options: inMillilitres([3, 2400], [6, 4500]),
    grams: 60,
  },
  {
    code: 'perfume-niasar-golab',
    brand: GOLAB,
    title: ['گلاب دوآتشه نیاسر', 'Niasar twice-distilled rose water'],
    about: [
      'سحر چیده و همان روز در دیگ مسی تقطیر شده؛ برای شربت و حلوا.',
      'Picked at dawn and distilled the same day in copper, for sherbet and halva.',
    ],
    spec: {
      form: ['گلاب', 'Rose water'],
      top: ['گل محمدی', 'Damask rose'],
      base: ['گل محمدی', 'Damask rose'],
      hours: 2,
      wearer: ALL,
    },
    draw: ['rosewater', 'pink', '#f0d9d6'],
    options: inMillilitres([500, 245], [1000, 460]),
    grams: 620,
    taxPercent: 0,
    closings: HOUSE_CLOSINGS,
  },
  {
    code: 'perfume-niasar-baharnarenj',
    brand: GOLAB,
    title: ['عرق بهارنارنج نیاسر', 'Niasar orange-blossom water'],
    about: [
      'چند قاشق در آب خنک؛ شربت تابستان و آرام‌بخش شب.',
      'A few spoons in cool water: a summer drink and a calmer of nights.',
    ],
    spec: {
      form: ['عرق بهارنارنج', 'Orange-blossom water'],
      top: ['بهارنارنج', 'orange blossom'],
      base: ['بهارنارنج', 'orange blossom'],
      hours: 1,
      wearer: ALL,
    },
    draw: ['rosewater', 'saffron', '#f3e2b4'],
    options: inMillilitres([500, 190], [1000, 355]),
    grams: 620,
    taxPercent: 0,
    closings: HOUSE_CLOSINGS,
  },
  {
    code: 'perfume-niasar-soap-rose',
    brand: GOLAB,
    title: ['صابون دست‌ساز گل سرخ', 'Hand-made rose soap'],
    about: [
      'روغن زیتون رودبار و گلاب؛ پوست را خشک نمی‌کند.',
      'Rudbar olive oil and rose water that do not dry the skin.',
    ],
    spec: {
      form: ['صابون', 'Soap'],
      top: ['گل سرخ', 'rose'],
      base: ['روغن زیتون', 'olive oil'],
      hours: 2,
      wearer: ALL,
    },
    draw: ['soap', 'pink', '#d9a3ad'],
    options: inChoices(['2', ['بسته دوتایی', 'Pack of two'], 165]),
    grams: 220,
    unit: UNITS.pack,
    order: { step: 2, min: 2 },
    closings: HOUSE_CLOSINGS,
  },
  {
    code: 'perfume-niasar-soap-lavender',
    brand: GOLAB,
    title: ['صابون دست‌ساز اسطوخودوس', 'Hand-made lavender soap'],
    about: [
      'دانه‌های اسطوخودوس پوست را نرم می‌ساید و خواب می‌آورد.',
      'Its lavender grains polish the skin gently and bring on sleep.',
    ],
    spec: {
      form: ['صابون', 'Soap'],
      top: ['اسطوخودوس', 'lavender'],
      base: ['روغن زیتون', 'olive oil'],
      hours: 2,
      wearer: ALL,
    },
    draw: ['soap', 'lilac', '#9a86b8'],
    options: inChoices(['2', ['بسته دوتایی', 'Pack of two'], 170]),
    grams: 220,
    unit: UNITS.pack,
    order: { step: 2, min: 2 },
    closings: HOUSE_CLOSINGS,
  },
]
