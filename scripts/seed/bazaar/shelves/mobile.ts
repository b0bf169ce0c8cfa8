import { colour, measured, oneOf, type ProductType } from '../facts.ts'

export const mobile: ProductType = {
  key: 'mobile',
  department: 'digital',
  category: ['گوشی موبایل', 'Mobile phones'],
  nouns: 'گوشی موبایل|گوشی موبایل|گوشی',
  weight: 24,
  price: [4000, 95000],
  brands: 'samsung apple xiaomi huawei honor nokia motorola realme',
  models: {
    samsung:
      'Galaxy A05=SM-A055,Galaxy A06=SM-A065,Galaxy A15=SM-A155,Galaxy A16=SM-A165,Galaxy A25=SM-A256,Galaxy A35=SM-A356,Galaxy A54=SM-A546,Galaxy A55=SM-A556,Galaxy S23=SM-S911,Galaxy S23 FE=SM-S711,Galaxy S23 Ultra=SM-S918,Galaxy S24=SM-S921,Galaxy S24 Plus=SM-S926,Galaxy S24 Ultra=SM-S928,Galaxy Z Flip6=SM-F741,Galaxy Z Fold6=SM-F956,Galaxy M14=SM-M146,Galaxy M34=SM-M346',
    apple:
      'iPhone 11=A2221,iPhone 12=A2403,iPhone 13=A2633,iPhone 13 Pro Max=A2643,iPhone 14=A2882,iPhone 14 Pro=A2890,iPhone 15=A3090,iPhone 15 Pro=A3102,iPhone 15 Pro Max=A3106,iPhone 16=A3287,iPhone 16 Pro Max=A3296',
    xiaomi:
      'Redmi 12=23053RN02Y,Redmi 13C=23100RN82L,Redmi Note 12=23021RAAEG,Redmi Note 13=23129RAA4G,Redmi Note 13 Pro=23117RA68G,Redmi Note 13 Pro Plus=23090RA98G,Redmi A3=23129RN51X,Poco X6 Pro=2311DRK48G,Poco M6 Pro=2312FPCA6G,Poco C65=2310FPCA4G,Poco F6=24069PC21G,14T Pro=2407FPN8EG',
    huawei: 'Nova Y61=EVE-LX9,Nova Y72=MGA-LX3,Nova 12i=CTR-LX3,Pura 70=ADY-LX9',
    honor: 'X6a=WDY-LX1,X7b=CLK-LX1,X8b=LLY-LX1,X9b=ALI-NX1,Magic6 Lite=ALI-NX3,Honor 200=ELI-NX9',
    nokia: '105=TA-1569,106=TA-1564,130=TA-1576,150=TA-1582,C12=TA-1535,C32=TA-1534,G42=TA-1581',
    motorola: 'Moto G14=XT2341,Moto G24=XT2423,Moto G54=XT2343,Edge 40 Neo=XT2307',
    realme: 'C51=RMX3830,C53=RMX3760,C67=RMX3890,Realme 12=RMX3871',
  },
  fixed: [
    measured('screen', 'اندازه صفحه نمایش', 'اینچ', 6.1, 6.5, 6.6, 6.7, 6.8),
    measured('camera', 'دوربین اصلی', 'مگاپیکسل', 13, 48, 50, 64, 108, 200),
    measured('battery', 'ظرفیت باتری', 'میلی‌آمپر ساعت', 3300, 4000, 4500, 5000, 6000),
    oneOf('network', 'شبکه ارتباطی', '5G|4G'),
    oneOf('sim', 'تعداد سیم‌کارت', 'دو سیم‌کارت|دو سیم‌کارت|تک سیم‌کارت'),
  ],
  choice: [
    measured('storage', 'حافظه داخلی', 'گیگابایت', 64, 128, 256, 512),
    measured('ram', 'مقدار رم', 'گیگابایت', 4, 6, 8, 12),
    colour('مشکی|سفید|آبی|سبز|بنفش|طلایی|نقره‌ای|صورتی'),
  ],
  titles: [
    '{noun} {brand} مدل {model} {network} {sim} ظرفیت {storage} گیگابایت و رم {ram} گیگابایت',
    '{noun} {brand} مدل {model} {sim} ظرفیت {storage} گیگابایت رم {ram} گیگابایت رنگ {colour}',
    '{noun} {brand} {model} {network} {storage} گیگابایت {colour}',
  ],
  about: [
    'این گوشی از سری {series} {brand} است و با باتری {battery} میلی‌آمپر ساعتی یک روز کامل دوام می‌آورد.',
    'دوربین {camera} مگاپیکسلی و صفحه نمایش {screen} اینچی {series} برای عکس و فیلم کافی است؛ کد مدل آن {code} است.',
    'مدل {code} با ضمانت رجیستری و گارانتی هجده ماهه عرضه می‌شود. شارژر و قاب جدا فروخته می‌شوند.',
  ],
}

export const tablet: ProductType = {
  key: 'tablet',
  department: 'digital',
  category: ['تبلت', 'Tablets'],
  nouns: 'تبلت',
  weight: 6,
  price: [7000, 70000],
  brands: 'samsung apple xiaomi lenovo huawei',
  models: {
    samsung:
      'Galaxy Tab A9=SM-X115,Galaxy Tab A9 Plus=SM-X216,Galaxy Tab S9=SM-X710,Galaxy Tab S9 Ultra=SM-X916,Galaxy Tab S6 Lite=SM-P625',
    apple: 'iPad 9=A2602,iPad 10=A2696,iPad Air 5=A2588,iPad Pro 11=A2836,iPad mini 6=A2568',
    xiaomi: 'Redmi Pad SE=23073RPBFG,Pad 6=23043RP34G,Redmi Pad Pro=2405CPCFBG',
    lenovo: 'Tab M9=TB310XU,Tab M10 Plus=TB128XU,Tab P12=TB370FU',
    huawei: 'MatePad SE=AGS6-W09,MatePad 11=DBR-W10',
  },
  fixed: [
    measured('screen', 'اندازه صفحه نمایش', 'اینچ', 8.7, 10.1, 10.9, 11, 12.4),
    measured('battery', 'ظرفیت باتری', 'میلی‌آمپر ساعت', 5100, 7040, 8000, 10090),
  ],
  choice: [
    measured('storage', 'حافظه داخلی', 'گیگابایت', 64, 128, 256, 512),
    oneOf('network', 'شبکه ارتباطی', 'Wi-Fi|LTE|5G'),
    colour('خاکستری|نقره‌ای|آبی|صورتی'),
  ],
  titles: [
    '{noun} {brand} مدل {model} {network} ظرفیت {storage} گیگابایت',
    '{noun} {screen} اینچی {brand} مدل {model} ظرفیت {storage} گیگابایت رنگ {colour}',
  ],
  about: [
    'تبلت {series} {brand} با صفحه نمایش {screen} اینچی برای درس و فیلم مناسب است.',
    'کد فنی این تبلت {code} است و با کیف و قلم سازگار است.',
  ],
}

const shields = { department: 'digital', price: [80, 900], fits: mobile } as const

export const phoneCase: ProductType = {
  ...shields,
  key: 'phone-case',
  category: ['قاب و کاور گوشی', 'Phone cases'],
  nouns: 'قاب|کاور|گارد',
  weight: 22,
  brands: 'nillkin spigen baseus green tsco',
  fixed: [],
  choice: [
    oneOf('material', 'جنس', 'سیلیکونی|چرمی|ژله‌ای|پلی‌کربنات|شفاف'),
    colour('مشکی|سرمه‌ای|قرمز|صورتی|سبز|بی‌رنگ'),
  ],
  titles: [
    '{noun} {material} {brand} مناسب برای گوشی موبایل {fitsBrand} {fitsModel}',
    '{noun} {brand} مدل {material} رنگ {colour} مناسب برای گوشی {fitsBrand} مدل {fitsModel}',
  ],
  about: ['این کاور از گوشی شما در برابر ضربه و خط و خش نگهداری می‌کند و دکمه‌ها را نمی‌پوشاند.'],
}

export const screenProtector: ProductType = {
  ...shields,
  key: 'screen-protector',
  category: ['محافظ صفحه نمایش گوشی', 'Screen protectors'],
  nouns: 'محافظ صفحه نمایش|گلس|محافظ صفحه‌نمایش',
  weight: 12,
  brands: 'nillkin green tsco baseus',
  fixed: [],
  choice: [
    oneOf('material', 'جنس', 'شیشه‌ای|سرامیکی|نانو|مات'),
    oneOf('privacy', 'ویژگی', 'ضد جاسوسی|شفاف|ضد اثر انگشت'),
  ],
  titles: [
    '{noun} {material} {brand} {privacy} مناسب برای گوشی موبایل {fitsBrand} {fitsModel}',
    '{noun} {privacy} {brand} مناسب برای گوشی {fitsBrand} {fitsModel}',
  ],
  about: ['نصب آن آسان است و حساسیت لمس صفحه را کم نمی‌کند.'],
}
