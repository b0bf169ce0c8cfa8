/** Clean queries that the error generators spoil: typed on an Arabic keyboard, mistyped, or typed on the wrong layout. */
export const TO_BE_SPOILED = `
گوشی سامسونگ | mobile; brand=samsung
گوشی شیائومی | mobile; brand=xiaomi
گوشی موبایل نوکیا | mobile; brand=nokia
لپ تاپ ایسوس | laptop; brand=asus
لپ تاپ لنوو | laptop; brand=lenovo
تلویزیون سونی | tv; brand=sony
تلویزیون سامسونگ | tv; brand=samsung
یخچال امرسان | fridge; brand=emersun
یخچال هیمالیا | fridge; brand=himalia
ماشین لباسشویی بوش | washing-machine; brand=bosch
لباسشویی پاکشوما | washing-machine; brand=pakshoma
ماشین ظرفشویی سامسونگ | dishwasher; brand=samsung
جاروبرقی فیلیپس | vacuum; brand=philips
جاروبرقی پاناسونیک | vacuum; brand=panasonic
مایکروویو سامسونگ | microwave; brand=samsung
کولر گازی میدیا | air-conditioner; brand=midea
کتری برقی تفال | kettle; brand=tefal
مخلوط کن مولینکس | blender; brand=moulinex
چرخ گوشت کنوود | meat-grinder; brand=kenwood
پلوپز پارس خزر | rice-cooker; brand=parskhazar
اسپرسوساز دلونگی | espresso; brand=delonghi
سرویس قابلمه کرکماز | pot-set; brand=korkmaz
فرش ماشینی کاشان | carpet; brand=kashan
صندلی اداری نیلپر | office-chair; brand=nilper
کیبورد لاجیتک | keyboard; brand=logitech
پرینتر لیزری کانن | printer; brand=canon; technology=لیزری
پاوربانک شیائومی | powerbank; brand=xiaomi
ساعت مچی کاسیو | wrist-watch; brand=casio
کوله پشتی آدیداس | backpack; brand=adidas
شلوار جین مردانه | jeans; audience=مردانه
مانتو کتان | manto; fabric=کتان
کیف پول چرم مشهد | wallet; brand=mashhadleather
کفش ورزشی آدیداس | sport-shoes; brand=adidas
شامپو ضد شوره | shampoo; use=ضد شوره
کرم مرطوب کننده نیوآ | moisturizer; brand=nivea
ماشین اصلاح فیلیپس | shaver; brand=philips
کتاب شاهنامه فردوسی | book; model=شاهنامه
کتاب جنایت و مکافات | book; model=جنایت و مکافات
مداد رنگی کنکو | colour-pencils; brand=canco
عروسک خرگوش | doll; animal=خرگوش
پوشک مولفیکس | diaper; brand=molfix
دریل ماکیتا | drill; brand=makita
دوچرخه اورلورد | bicycle; brand=overlord
توپ فوتبال | ball; game=فوتبال
برنج طارم | rice; kind=طارم
چای سبز گلستان | tea; brand=golestan; kind=سبز
زعفران نگین بهرامن | saffron; brand=bahraman; kind=نگین
شکلات تلخ | chocolate; kind=تلخ
روغن موتور ایرانول | engine-oil; brand=irano
لاستیک خودرو میشلن | tyre; brand=michelin
`
