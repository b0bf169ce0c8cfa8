import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inRugSizes } from './rug-sizes.ts'

export type RugSpec = { isMachineWoven: boolean; city: Text; pile: Text; knots: number; design: Text }

const KARGAH: Text = ['کارگاه قالی زرین‌گره', 'Zarringereh rug workshop']
const ASHAYER: Text = ['تعاونی بافندگان ایل‌بانو', 'Ilbanu weavers’ cooperative']
const MASHIN: Text = ['فرش مهرآذین', 'Mehrazin carpets']

const WOOL: Text = ['پشم طبیعی', 'Natural wool']
const WOOLSILK: Text = ['کرک و ابریشم', 'Fine wool and silk']
const FLAT: Text = ['پشم تخت‌باف', 'Flat-woven wool']
const ACRYLIC: Text = ['اکریلیک هیت‌ست', 'Heat-set acrylic']
const TORANJ: Text = ['لچک‌وترنج', 'corner-and-medallion']
const AFSHAN: Text = ['افشان', 'scattered-flower']
const ARAN: Text = ['آران‌وبیدگل', 'Aran va Bidgol']

export const RUGS_ITEMS: readonly ItemSource<'rug', RugSpec>[] = [
  {
    code: 'rug-zarrin-toranj',
    brand: KARGAH,
    title: ['فرش دست‌باف کاشان طرح لچک‌وترنج', 'Kashan hand-knotted medallion rug'],
    about: [
      'لاکی سیر کاشان با ترنج شاخه‌دار؛ همان نقشه‌ای که مهمان‌خانه‌های قدیم را پر می‌کرد.',
      'Deep Kashan red with a branching medallion, the pattern that filled old reception rooms.',
    ],
    spec: { isMachineWoven: false, city: ['کاشان', 'Kashan'], pile: WOOL, knots: 40, design: TORANJ },
    draw: ['toranj', '#d8a24a', 'madder'],
    options: inRugSizes(['s4', 145_000], ['s6', 228_000], ['s9', 340_000]),
    grams: 22_000,
    order: { max: 2 },
  },
  {
    code: 'rug-zarrin-naein',
    brand: KARGAH,
    title: ['فرش دست‌باف نائین طرح افشان', 'Nain hand-knotted scattered-flower rug'],
    about: [
      'زمینهٔ سرمه‌ای و گل‌های کرم با کف ابریشم، در نور عصر می‌درخشد.',
      'A navy ground with cream flowers and silk highlights that shine in evening light.',
    ],
    spec: { isMachineWoven: false, city: ['نائین', 'Nain'], pile: WOOLSILK, knots: 55, design: AFSHAN },
    draw: ['afshan', '#e3cfa6', 'navy'],
    options: inRugSizes(['qali', 168_000], ['s6', 415_000]),
    grams: 16_000,
    order: { max: 1 },
  },
  {
    code: 'rug-zarrin-mahi',
    brand: KARGAH,
    title: ['فرش دست‌باف بیرجند طرح ماهی', 'Birjand hand-knotted herati rug'],
    about: [
      'نقش ریز ماهی همهٔ زمینه را پوشانده و لک و خاک را سال‌ها نشان نمی‌دهد.',
      'The small herati covers the whole field and hides dust and marks for years.',
    ],
    spec: {
      isMachineWoven: false,
      city: ['بیرجند', 'Birjand'],
      pile: WOOL,
      knots: 35,
      design: ['ماهی‌درهم', 'herati'],
    },
    draw: ['mahi', '#e0b56a', '#2f4a5d'],
    options: inRugSizes(['s4', 98_000], ['s6', 156_000]),
    grams: 20_000,
    order: { max: 2 },
  },
  {
    code: 'rug-zarrin-khesti',
    brand: KARGAH,
    title: ['فرش دست‌باف بختیاری طرح خشتی', 'Bakhtiari hand-knotted garden-panel rug'],
    about: [
      'هر خشت باغچه‌ای است با سرو و گل؛ بافندگان چالشتر نقشه را از بر می‌بافند.',
      'Each panel is a small garden of cypress and flower; the weavers of Chaleshtar know it by heart.',
    ],
    spec: {
      isMachineWoven: false,
      city: ['چالشتر', 'Chaleshtar'],
      pile: WOOL,
      knots: 30,
      design: ['خشتی', 'garden-panel'],
    },
    draw: ['khesti', '#e2b04a', '#7a2a2c'],
    options: inRugSizes(['qali', 62_000], ['s6', 134_000]),
    grams: 18_500,
    order: { max: 2 },
  },
  {
    code: 'rug-zarrin-tabriz',
    brand: KARGAH,
    title: ['فرش دست‌باف تبریز طرح لچک‌وترنج کرم', 'Tabriz hand-knotted ivory medallion rug'],
    about: [
      'کرم آرام تبریز برای خانه‌های امروزی که رنگ تند نمی‌خواهند.',
      'A calm Tabriz ivory for modern rooms that want no strong colour.',
    ],
    spec: { isMachineWoven: false, city: ['تبریز', 'Tabriz'], pile: WOOLSILK, knots: 50, design: TORANJ },
    draw: ['toranj', '#8a3b32', '#b99f78'],
    options: inRugSizes(['zar', 89_000], ['s6', 395_000]),
    grams: 15_500,
    order: { max: 1 },
  },
  {
    code: 'rug-ilbanu-gabbeh-sun',
    brand: ASHAYER,
    title: ['گبه دست‌باف قشقایی طرح آفتاب', 'Qashqai hand-knotted sun gabbeh'],
    about: [
      'پرز بلند و رنگ گیاهی روناس دارد؛ زیر پا نرم است و در زمستان گرم.',
      'Long-piled and dyed with madder root, soft underfoot and warm in winter.',
    ],
    spec: {
      isMachineWoven: false,
      city: ['فیروزآباد فارس', 'Firuzabad, Fars'],
      pile: WOOL,
      knots: 18,
      design: ['آفتاب', 'sun'],
    },
    draw: ['gabbehSun', 'mustard', 'brick'],
    options: inRugSizes(['zar', 18_500], ['qali', 32_000]),
    grams: 9500,
  },
  {
    code: 'rug-ilbanu-gabbeh-dasht',
    brand: ASHAYER,
    title: ['گبه دست‌باف قشقایی طرح دشت', 'Qashqai hand-knotted meadow gabbeh'],
    about: [
      'زمینهٔ سبز دشت بهار با بزهایی که بافنده از خاطرهٔ کوچ بافته است.',
      'A green spring meadow with the goats a weaver remembered from migration.',
    ],
    spec: {
      isMachineWoven: false,
      city: ['فیروزآباد فارس', 'Firuzabad, Fars'],
      pile: WOOL,
      knots: 18,
      design: ['دشت', 'meadow'],
    },
    draw: ['gabbeh', 'brick', 'olive'],
    options: inRugSizes(['zar', 17_900], ['qali', 30_500]),
    grams: 9200,
  },
  {
    code: 'rug-ilbanu-gabbeh-white',
    brand: ASHAYER,
    title: ['گبه دست‌باف لری پشم خودرنگ', 'Lori undyed-wool gabbeh'],
    about: [
      'هیچ رنگی به پشم نخورده؛ سفید و خاکستری همان رنگ گوسفندهای زاگرس است.',
      'No dye has touched it: the whites and greys are those of Zagros sheep.',
    ],
    spec: {
      isMachineWoven: false,
      city: ['خرم‌آباد', 'Khorramabad'],
      pile: WOOL,
      knots: 16,
      design: ['ساده', 'plain'],
    },
    draw: ['gabbehLozenge', 'brown', '#d8cdb8'],
    options: inRugSizes(['zar', 16_800], ['s6', 58_000]),
    grams: 11_000,
  },
  {
    code: 'rug-ilbanu-kilim-senneh',
    brand: ASHAYER,
    title: ['گلیم دست‌باف کردی طرح لوزی', 'Kurdish hand-woven lozenge kilim'],
    about: [
      'دو رو دارد و سبک است؛ روی دیوار هم به اندازهٔ کف زیباست.',
      'Light and two-sided, it is as handsome on a wall as on the floor.',
    ],
    spec: {
      isMachineWoven: false,
      city: ['سنندج', 'Sanandaj'],
      pile: FLAT,
      knots: 20,
      design: ['لوزی پله‌ای', 'stepped-lozenge'],
    },
    draw: ['kilim', '#d99a3a', 'maroon'],
    options: inRugSizes(['zar', 8900], ['qali', 14_500]),
    grams: 4200,
  },
  {
    code: 'rug-ilbanu-kilim-shahsavan',
    brand: ASHAYER,
    title: ['گلیم دست‌باف شاهسون طرح دریا', 'Shahsavan hand-woven sea kilim'],
    about: [
      'نوارهای آبی و سفید آن را زنان شاهسون روی دار زمینی بافته‌اند.',
      'Its blue and white bands were woven by Shahsavan women on a ground loom.',
    ],
    spec: {
      isMachineWoven: false,
      city: ['مشگین‌شهر', 'Meshginshahr'],
      pile: FLAT,
      knots: 20,
      design: ['راه‌راه لوزی', 'banded-lozenge'],
    },
    draw: ['kilim', 'cream', 'blue'],
    options: inRugSizes(['zar', 9400], ['qali', 15_200]),
    grams: 4300,
  },
  {
    code: 'rug-mehrazin-bagh',
    brand: MASHIN,
    title: ['فرش ماشینی ۱۲۰۰ شانه طرح باغ', 'Machine-woven 1200-reed garden carpet'],
    about: [
      'تراکم بالا و پرز کوتاه دارد؛ میز و مبل رد نمی‌اندازد.',
      'Dense and short-piled, so that tables and sofas leave no marks.',
    ],
    spec: { isMachineWoven: true, city: ARAN, pile: ACRYLIC, knots: 1200, design: AFSHAN },
    draw: ['afshan', '#e9cf9a', 'turquoise'],
    options: inRugSizes(['s6', 24_500], ['s9', 36_800], ['s12', 48_900]),
    grams: 19_000,
  },
  {
    code: 'rug-mehrazin-soltan',
    brand: MASHIN,
    title: ['فرش ماشینی ۷۰۰ شانه طرح سلطان', 'Machine-woven 700-reed Soltan carpet'],
    about: [
      'نقشهٔ کلاسیک با قیمتی که برای خانهٔ تازه‌عروس‌ها هم می‌صرفد.',
      'A classic pattern at a price that suits a first home.',
    ],
    spec: { isMachineWoven: true, city: ARAN, pile: ACRYLIC, knots: 700, design: TORANJ },
    draw: ['toranj', 'saffron', 'turquoise'],
    options: inRugSizes(['s6', 14_900], ['s9', 22_300], ['s12', 29_500]),
    grams: 17_500,
  },
  {
    code: 'rug-mehrazin-kenareh',
    brand: MASHIN,
    title: ['کناره ماشینی راهرو طرح ستاره', 'Machine-woven star runner'],
    about: [
      'برای راهرو و آشپزخانهٔ باریک؛ زیر آن لاتکس دارد و سُر نمی‌خورد.',
      'For corridors and narrow kitchens; its latex back keeps it from slipping.',
    ],
    spec: { isMachineWoven: true, city: ARAN, pile: ACRYLIC, knots: 500, design: ['ستاره', 'star'] },
    draw: ['runner', '#e6b98a', 'purple'],
    options: inRugSizes(['k2', 3900], ['k3', 5600]),
    grams: 4100,
  },
  {
    code: 'rug-mehrazin-kenareh-red',
    brand: MASHIN,
    title: ['کناره ماشینی طرح ترکمن', 'Machine-woven Turkmen runner'],
    about: [
      'قرمز ترکمن را با الیافی بافته‌اند که آفتاب رنگش را نمی‌برد.',
      'Turkmen red, woven in fibres that the sun does not fade.',
    ],
    spec: { isMachineWoven: true, city: ARAN, pile: ACRYLIC, knots: 500, design: ['ترکمن', 'Turkmen'] },
    draw: ['runner', 'cream', 'madder'],
    options: inRugSizes(['k2', 4100], ['k3', 5850]),
    grams: 4200,
  },
  {
    code: 'rug-mehrazin-gerd',
    brand: MASHIN,
    title: ['فرش گرد ماشینی طرح شمسه', 'Machine-woven round shamseh rug'],
    about: [
      'زیر میز گرد یا وسط اتاق کودک می‌نشیند و گوشه‌ای ندارد که پا به آن گیر کند.',
      'It sits under a round table or in a nursery and has no corner to trip on.',
    ],
    spec: { isMachineWoven: true, city: ARAN, pile: ACRYLIC, knots: 700, design: ['شمسه', 'shamseh'] },
    draw: ['round', 'mustard', 'navy'],
    options: inRugSizes(['g150', 6200], ['g200', 10_400]),
    grams: 6300,
  },
]
