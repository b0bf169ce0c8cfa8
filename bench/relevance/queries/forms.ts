/** Plurals, possessives, and words with a half-space, a space or neither. */
export const FORMS = `
گوشی‌های سامسونگ | mobile; brand=samsung
گوشی های شیائومی | mobile; brand=xiaomi
گوشیهای نوکیا | mobile; brand=nokia
لپ‌تاپ‌های ایسوس | laptop; brand=asus
لپ تاپ های لنوو | laptop; brand=lenovo
لپتاپها | laptop
تلویزیون‌های سونی | tv; brand=sony
یخچال‌ها | fridge
کتاب‌های صادق هدایت | book; code=صادق هدایت
کتابهای داستایفسکی | book; code=داستایفسکی
کتاب ها | book
کفش‌های ورزشی نایک | sport-shoes; brand=nike
کفشهای آدیداس | sport-shoes; brand=adidas
عروسک‌های خرس | doll; animal=خرس
جوراب‌های مردانه | socks; audience=مردانه
مانتوهای زنانه | manto
تی‌شرت مردانه | tshirt; audience=مردانه
تیشرت زنانه | tshirt; audience=زنانه
تی شرت بچگانه | tshirt; audience=بچگانه
تیشرتهای نایک | tshirt; brand=nike
چای‌ساز | tea-maker
چایساز تفال | tea-maker; brand=tefal
چای ساز های بوش | tea-maker; brand=bosch
قهوه‌ساز | espresso
قهوه ساز دلونگی | espresso; brand=delonghi
اسپرسوساز نوا | espresso; brand=nova
ساندویچ‌ساز | sandwich-maker
ساندویچساز تفال | sandwich-maker; brand=tefal
مخلوط‌کن فیلیپس | blender; brand=philips
مخلوطکن | blender
کوله‌پشتی نایک | backpack; brand=nike
کولهپشتی | backpack
ماهی تابه | pan
ماهیتابه گرانیت | pan; material=گرانیت
ماهی‌تابه تفال | pan; brand=tefal
روان‌نویس | pen
ضدآفتاب | sunscreen
ضد‌آفتاب بی‌رنگ | sunscreen; tint=بی‌رنگ
جارو برقی سامسونگ | vacuum; brand=samsung
جارو‌برقی | vacuum
لباس‌شویی سامسونگ | washing-machine; brand=samsung
ظرف شویی | dishwasher
پاور بانک سامسونگ | powerbank; brand=samsung
رژلب مات | lipstick; finish=مات
خمیردندان کرست | toothpaste; brand=crest
مدادرنگی فابر کاستل | colour-pencils; brand=faber
نیم بوت زنانه | boots; audience=زنانه
ریش تراش براون | shaver; brand=braun
کف پوش پژو پارس | floor-mat; vehicle=پژو پارس
صندلی‌های اداری | office-chair
صندل های زنانه | sandals; audience=زنانه
ساعت‌های هوشمند شیائومی | smartwatch; brand=xiaomi
`
