/** Brands that people ask every shop for, and what they mostly mean by them; see read-lexicon.ts. */
export const BRANDS = `
گلکسی، galaxy ~ گوشی
سامسونگ، samsung ~ گوشی
شیائومی، شیامی، xiaomi ~ گوشی
هواوی، huawei ~ گوشی
اپل، apple ~ گوشی
نوکیا، nokia ~ گوشی
سونی، sony ~ هدفون
ال جی، lg ~ تلویزیون
بوش، bosch ~ لوازم برقی
فیلیپس، philips ~ لوازم برقی
ایسوس، asus ~ لپ تاپ
لنوو، lenovo ~ لپ تاپ
اچ پی، hp ~ لپ تاپ
دل، dell ~ لپ تاپ
ایسر، acer ~ لپ تاپ
آدیداس، adidas ~ پوشاک
نایک، نایکی، nike ~ پوشاک
`
