import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inChoices, inColours, single, UNITS } from '../words.ts'

export type KitchenSpec = { material: Text; size: Text; stove: Text; pieces?: Text; use: Text }

const MATBAKH: Text = ['مطبخ', 'Matbakh']
const SEPIDAR: Text = ['سپیدار', 'Sepidar']
const MESGAR: Text = ['مسگران', 'Mesgaran']
const ALL: Text = ['گاز، برقی و القایی', 'Gas, electric and induction']
const GAS: Text = ['گاز و شعله مستقیم', 'Gas and open flame']
const NONE: Text = ['ندارد', 'Not for the stove']
const GRANITE: Text = ['آلومینیوم ریخته‌گری با روکش گرانیت', 'Cast aluminium with granite coating']
const POT_AND_LID: Text = ['قابلمه و در', 'Pot and lid']
const COPPER: Text = ['مس سفیدشده', 'Tinned copper']

export const KITCHEN_ITEMS: readonly ItemSource<'kitchen', KitchenSpec>[] = [
  {
    code: 'kitchen-matbakh-pot24',
    brand: MATBAKH,
    title: ['قابلمه گرانیتی مطبخ سایز ۲۴', 'Matbakh granite pot, 24 cm'],
    about: [
      'ته ضخیم آن برنج را یک‌دست دم می‌کند و ته‌دیگ بدون سوختن جدا می‌شود.',
      'Its thick base steams rice evenly and the crust lifts off unburnt.',
    ],
    spec: {
      material: GRANITE,
      size: ['قطر ۲۴ سانتی‌متر', '24 cm across'],
      stove: ALL,
      pieces: POT_AND_LID,
      use: ['قابلمه پلو و خورش', 'Pot for rice and stews'],
    },
    draw: ['pot', 'saffron'],
    options: inColours(2150, 'turquoise', 'maroon', 'grey'),
    grams: 2600,
  },
  {
    code: 'kitchen-matbakh-pot32',
    brand: MATBAKH,
    title: ['قابلمه مهمانی مطبخ سایز ۳۲', 'Matbakh party pot, 32 cm'],
    about: [
      'برای پانزده نفر پلو جا دارد و دو دستهٔ محکمش داغ نمی‌شود.',
      'It holds rice for fifteen, and its two stout handles stay cool.',
    ],
    spec: {
      material: GRANITE,
      size: ['قطر ۳۲ سانتی‌متر', '32 cm across'],
      stove: GAS,
      pieces: POT_AND_LID,
      use: ['قابلمه بزرگ', 'Large pot'],
    },
    draw: ['pot', 'copper'],
    options: inColours(3850, 'ink', 'brick'),
    grams: 4800,
  },
  {
    code: 'kitchen-matbakh-set9',
    brand: MATBAKH,
    title: ['سرویس قابلمه ۹ پارچه مطبخ', 'Matbakh nine-piece pot set'],
    about: [
      'سه قابلمه، یک شیرجوش و درهای شیشه‌ای؛ آغاز کامل یک آشپزخانه.',
      'Three pots, a milk pan and glass lids: a kitchen’s whole beginning.',
    ],
    spec: {
      material: ['آلومینیوم با روکش سرامیک', 'Aluminium with ceramic coating'],
      size: ['۲۰ تا ۲۸ سانتی‌متر', '20 to 28 cm'],
      stove: ALL,
      pieces: ['۹ پارچه', 'Nine pieces'],
      use: ['سرویس پخت‌وپز', 'Cooking set'],
    },
    draw: ['set', 'gold'],
    options: inColours(8900, 'cedar', 'ink', 'cream'),
    grams: 9200,
    unit: UNITS.set,
  },
  {
    code: 'kitchen-matbakh-pan28',
    brand: MATBAKH,
    title: ['تابه دسته‌چوبی مطبخ سایز ۲۸', 'Matbakh wood-handled pan, 28 cm'],
    about: [
      'نیمرو بی‌روغن روی آن می‌لغزد و دستهٔ چوب راشش خوش‌دست است.',
      'Eggs slide on it without oil, and its beech handle sits well in the hand.',
    ],
    spec: {
      material: ['آلومینیوم با روکش نچسب', 'Aluminium with non-stick coating'],
      size: ['قطر ۲۸ سانتی‌متر', '28 cm across'],
      stove: ALL,
      use: ['تابه', 'Frying pan'],
    },
    draw: ['pan', 'saffron'],
    options: inColours(1280, 'maroon', 'ink', 'turquoise'),
    grams: 980,
  },
  {
    code: 'kitchen-matbakh-pan-iron',
    brand: MATBAKH,
    title: ['تابه چدنی مطبخ سایز ۲۶', 'Matbakh cast-iron pan, 26 cm'],
    about: [
      'هرچه بیشتر با آن بپزید نچسب‌تر می‌شود و نسل به نسل می‌ماند.',
      'The more you cook in it the less it sticks, and it passes down generations.',
    ],
    spec: {
      material: ['چدن', 'Cast iron'],
      size: ['قطر ۲۶ سانتی‌متر', '26 cm across'],
      stove: ALL,
      use: ['تابه', 'Frying pan'],
    },
    draw: ['pan', 'mustard', 'grey'],
    options: single(1950),
    grams: 2400,
  },
  {
    code: 'kitchen-sepidar-kettle',
    brand: SEPIDAR,
    title: ['کتری لعابی سپیدار طرح ستاره', 'Sepidar enamel kettle, star pattern'],
    about: [
      'لعاب آن یادآور کتری مادربزرگ‌هاست و سوت آرامی دارد.',
      'Its enamel recalls grandmother’s kettle, and it whistles softly.',
    ],
    spec: {
      material: ['فولاد لعابی', 'Enamelled steel'],
      size: ['۳ لیتر', '3 litres'],
      stove: ALL,
      use: ['کتری', 'Kettle'],
    },
    draw: ['kettle', 'saffron'],
    options: inColours(1420, 'navy', 'red', 'cream'),
    grams: 1250,
  },
  {
    code: 'kitchen-sepidar-flask',
    brand: SEPIDAR,
    title: ['فلاسک دوجداره سپیدار ۱٫۲ لیتری', 'Sepidar vacuum flask, 1.2 l'],
    about: [
      'چای صبح تا عصر داغ می‌ماند و درش یک لیوان است.',
      'Morning tea stays hot till evening, and the lid is a cup.',
    ],
    spec: {
      material: ['استیل دوجداره', 'Double-walled steel'],
      size: ['۱٫۲ لیتر', '1.2 litres'],
      stove: NONE,
      use: ['فلاسک چای', 'Tea flask'],
    },
    draw: ['flask', 'coral'],
    options: inColours(1350, 'turquoise', 'purple', 'ink'),
    grams: 720,
  },
  {
    code: 'kitchen-sepidar-cooker',
    brand: SEPIDAR,
    title: ['پلوپز سپیدار ۸ نفره', 'Sepidar rice cooker for eight'],
    about: [
      'درجهٔ ته‌دیگ دارد؛ از طلایی تا برشته، همان‌طور که دوست دارید.',
      'It has a setting for the crust, from golden to crisp, as you like it.',
    ],
    spec: {
      material: ['فولاد با قابلمه نچسب', 'Steel with a non-stick pot'],
      size: ['۸ نفره', 'Serves eight'],
      stove: ['برقی، ۹۰۰ وات', 'Electric, 900 W'],
      pieces: ['پلوپز و کفگیر', 'Cooker and spatula'],
      use: ['پلوپز', 'Rice cooker'],
    },
    draw: ['cooker', 'saffron'],
    options: inColours(4350, 'white', 'maroon'),
    grams: 3900,
  },
  {
    code: 'kitchen-sepidar-knives',
    brand: SEPIDAR,
    title: ['ست چاقوی ۵ تایی سپیدار با پایه چوبی', 'Sepidar five-knife block'],
    about: [
      'تیغه‌های زنجان روی پایهٔ گردو؛ سبزی‌خردکنی دیگر خسته نمی‌کند.',
      'Zanjan blades in a walnut block make chopping herbs no chore.',
    ],
    spec: {
      material: ['فولاد زنجان و چوب گردو', 'Zanjan steel and walnut'],
      size: ['تیغه ۹ تا ۲۰ سانتی‌متر', 'Blades 9 to 20 cm'],
      stove: NONE,
      pieces: ['۵ چاقو و پایه', 'Five knives and block'],
      use: ['ست چاقو', 'Knife set'],
    },
    draw: ['knives', 'ink', 'camel'],
    options: single(3100),
    grams: 2100,
    unit: UNITS.set,
  },
  {
    code: 'kitchen-sepidar-board',
    brand: SEPIDAR,
    title: ['تخته کار چوب گردو سپیدار', 'Sepidar walnut board'],
    about: [
      'از یک تکه چوب بریده شده و با روغن کتان جلا خورده است.',
      'Cut from one piece of wood and finished with linseed oil.',
    ],
    spec: {
      material: ['چوب گردو', 'Walnut'],
      size: ['۳۰×۴۰ سانتی‌متر', '30 × 40 cm'],
      stove: NONE,
      use: ['تخته کار', 'Chopping board'],
    },
    draw: ['board', 'green', 'red'],
    options: inChoices(['m', ['متوسط', 'Medium'], 780], ['l', ['بزرگ', 'Large'], 1050]),
    grams: 1600,
  },
  {
    code: 'kitchen-sepidar-jars',
    brand: SEPIDAR,
    title: ['بانکه سرامیکی سپیدار سه‌تایی', 'Sepidar ceramic canisters, three'],
    about: [
      'در چوبی آن حلقهٔ آب‌بند دارد و حبوبات را از رطوبت دور نگه می‌دارد.',
      'Their wooden lids are sealed and keep pulses from damp.',
    ],
    spec: {
      material: ['سرامیک و چوب', 'Ceramic and wood'],
      size: ['۰٫۷، ۱ و ۱٫۵ لیتر', '0.7, 1 and 1.5 litres'],
      stove: NONE,
      pieces: ['سه تکه', 'Three pieces'],
      use: ['ظرف نگهداری', 'Storage jars'],
    },
    draw: ['jars', 'cream'],
    options: inColours(1690, 'turquoise', 'coral', 'cedar'),
    grams: 2900,
    unit: UNITS.set,
  },
  {
    code: 'kitchen-sepidar-grinder',
    brand: SEPIDAR,
    title: ['آسیاب دستی قهوه سپیدار', 'Sepidar hand coffee mill'],
    about: [
      'سنگ سرامیکی آن دانه را داغ نمی‌کند و عطر قهوه می‌ماند.',
      'Its ceramic burr keeps the beans cool, so the aroma stays.',
    ],
    spec: {
      material: ['چوب، استیل و سرامیک', 'Wood, steel and ceramic'],
      size: ['گنجایش ۶۰ گرم', '60 g at a time'],
      stove: NONE,
      use: ['آسیاب قهوه و ادویه', 'Coffee and spice mill'],
    },
    draw: ['grinder', 'red'],
    options: inColours(980, 'honey', 'navy'),
    grams: 560,
  },
  {
    code: 'kitchen-mesgaran-samovar',
    brand: MESGAR,
    title: ['سماور زغالی برنجی مسگران', 'Mesgaran brass charcoal samovar'],
    about: [
      'صدای قل‌قل و بوی زغال، ایوان را به قدیم می‌برد؛ شیر و تنوره‌اش دست‌ساز بروجرد است.',
      'Its bubbling takes the porch back in time; tap and flue are hand-made in Borujerd.',
    ],
    spec: {
      material: ['برنج', 'Brass'],
      size: ['۵ لیتر', '5 litres'],
      stove: ['زغالی', 'Charcoal'],
      pieces: ['سماور و قوری', 'Samovar and teapot'],
      use: ['سماور', 'Samovar'],
    },
    draw: ['samovar', 'red', 'gold'],
    options: inChoices(['5l', ['۵ لیتری', '5 litres'], 12_800], ['8l', ['۸ لیتری', '8 litres'], 16_900]),
    grams: 5400,
    order: { max: 2 },
  },
  {
    code: 'kitchen-mesgaran-tray',
    brand: MESGAR,
    title: ['سینی مسی قلم‌زده مسگران', 'Mesgaran engraved copper tray'],
    about: [
      'قلم‌زنی اصفهان روی مس ضخیم؛ با چای برای مهمان می‌آید و به دیوار برمی‌گردد.',
      'Isfahan engraving on thick copper: it brings tea to guests, then goes back on the wall.',
    ],
    spec: {
      material: COPPER,
      size: ['قطر ۳۵ سانتی‌متر', '35 cm across'],
      stove: NONE,
      use: ['سینی پذیرایی', 'Serving tray'],
    },
    draw: ['tray', 'gold', 'copper'],
    options: inChoices(['35', ['۳۵ سانتی‌متری', '35 cm'], 3400], ['45', ['۴۵ سانتی‌متری', '45 cm'], 4900]),
    grams: 1300,
  },
  {
    code: 'kitchen-mesgaran-pot',
    brand: MESGAR,
    title: ['دیگ مسی دست‌ساز مسگران', 'Mesgaran hand-beaten copper pot'],
    about: [
      'مس گرما را یک‌دست پخش می‌کند؛ قورمه‌سبزی در آن آرام و درست جا می‌افتد.',
      'Copper spreads heat evenly, so herb stew settles slowly and well.',
    ],
    spec: {
      material: COPPER,
      size: ['۶ نفره', 'Serves six'],
      stove: GAS,
      pieces: ['دیگ و در', 'Pot and lid'],
      use: ['دیگ خورش', 'Stew pot'],
    },
    draw: ['pot', 'gold', 'copper'],
    options: inChoices(['6', ['۶ نفره', 'Serves six'], 5600], ['10', ['۱۰ نفره', 'Serves ten'], 7900]),
    grams: 2900,
  },
]
