import { chanceOf } from './seeded.ts'

const ZWNJ = '\u200c'

/** What people search for, with a half-space wherever a word is written in three ways. */
export const SEARCHES_WITH_VARIANTS =
  `لپ‌تاپ ایسوس|چای‌ساز تفال|کوله‌پشتی نایک|مخلوط‌کن فیلیپس|قهوه‌ساز دلونگی|ساندویچ‌ساز تفال|گوشی‌های سامسونگ
تی‌شرت مردانه|ضد‌آفتاب سینره|سرخ‌کن بدون روغن|نیم‌بوت زنانه|کف‌پوش خودرو|ماهی‌تابه گرانیت|روان‌نویس مشکی|پاور‌بانک ۲۰۰۰۰ میلی‌آمپر
جارو‌برقی ۲۰۰۰ وات|ماشین لباس‌شویی ۸ کیلویی|ماشین ظرف‌شویی ۱۴ نفره|گوشی شیائومی ۲۵۶ گیگابایت|گوشی موبایل نوکیا|تلویزیون ۵۵ اینچ سامسونگ
یخچال و فریزر امرسان|کتاب‌های داستایفسکی|کتری برقی ۱٫۷ لیتری|فرش ماشینی ۱۲ متری|پوشک مولفیکس سایز ۴|صندلی اداری نیلپر|کیبورد مکانیکال
مداد رنگی ۲۴ رنگ|دریل چکشی رونیکس|روغن موتور ایرانول|زعفران نگین|کیف پول چرم|شکلات تلخ|مانیتور ۲۷ اینچ|هارد اکسترنال ۲ ترابایت`
    .split(/[|\n]/)
    .map((text) => text.trim())

/** Another spelling of the same query: letters, digits, half-spaces, tatweel and harakat as this turn has it. */
export function respell(text: string, turn: number): string {
  const chance = chanceOf(`variant/${turn}/${text}`)
  const changes = [letters, digits, halfSpaces, tatweel, harakat]
  return changes.reduce((spelled, change) => (chance() < 0.6 ? change(spelled, chance) : spelled), text)
}

type Chance = () => number

const oneOf = <Value>(chance: Chance, values: readonly Value[]): Value =>
  values[Math.floor(chance() * values.length)] as Value

const letters = (text: string, chance: Chance) =>
  text
    .replace(/ی/g, () => oneOf(chance, ['ی', 'ي', 'ى']))
    .replace(/ک/g, () => oneOf(chance, ['ک', 'ك', 'ڪ']))
    .replace(/ه(?= |$)/g, () => oneOf(chance, ['ه', 'ة', 'ہ', 'ۀ']))

function digits(text: string, chance: Chance): string {
  const zero = oneOf(chance, [0x30, 0x660, 0x6f0])
  const point = zero === 0x30 ? '.' : '٫'
  return text
    .replace(/[۰-۹]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x6f0 + zero))
    .replaceAll('٫', point)
}

const halfSpaces = (text: string, chance: Chance) =>
  text.replaceAll(ZWNJ, () => oneOf(chance, [ZWNJ, ' ', '']))

const JOINING = 'بپتثجچحخسشصضطظعغفقکگلمنهی'

const tatweel = (text: string, chance: Chance) =>
  text.replace(new RegExp(`([${JOINING}])(?=[${JOINING}ادذرزژو])`, 'g'), (char) =>
    chance() < 0.15 ? `${char}${'ـ'.repeat(1 + Math.floor(chance() * 2))}` : char,
  )

const harakat = (text: string, chance: Chance) =>
  text.replace(/[آ-ی]/g, (char) => (chance() < 0.12 ? char + oneOf(chance, [...'ًٌٍَُِّْٰ']) : char))
