/** Several wishes in one line, as people who know what they want write them. */
export const LONG_TAIL = `
گوشی سامسونگ ۲۵۶ گیگ رم ۸ مشکی | mobile; brand=samsung; storage=256; ram=8; colour=مشکی
گوشی شیائومی redmi note 13 pro ظرفیت 256 | mobile; brand=xiaomi; model=Redmi Note 13 Pro; storage=256
آیفون ۱۳ ۱۲۸ گیگ | mobile; brand=apple; model=iPhone 13; storage=128
گلکسی اس ۲۴ اولترا | mobile; brand=samsung; model=Galaxy S24 Ultra
گوشی دو سیم کارت نوکیا مشکی | mobile; brand=nokia; sim=دو سیم‌کارت; colour=مشکی
قاب گوشی سامسونگ a55 | phone-case; fits=Galaxy A55
قاب سیلیکونی آیفون ۱۳ | phone-case; fits=iPhone 13; material=سیلیکونی
کاور چرمی galaxy s24 ultra | phone-case; fits=Galaxy S24 Ultra; material=چرمی
گلس ضد جاسوسی iphone 15 | screen-protector; fits=iPhone 15; privacy=ضد جاسوسی
محافظ صفحه گوشی redmi note 13 | screen-protector; fits=Redmi Note 13
لپ تاپ لنوو رم ۱۶ هارد ۵۱۲ | laptop; brand=lenovo; ram=16; storage=512
لپ تاپ ایسوس core i7 رم 16 | laptop; brand=asus; cpu=Core i7; ram=16
لپ تاپ اچ پی مشکی ۱۶ گیگ رم | laptop; brand=hp; ram=16; colour=مشکی
مک بوک ایر m1 | laptop; brand=apple; model=MacBook Air M1
تبلت سامسونگ ۱۲۸ گیگ خاکستری | tablet; brand=samsung; storage=128; colour=خاکستری
کیبورد مکانیکال بی سیم | keyboard; kind=مکانیکال; link=بی‌سیم
ماوس بی سیم مشکی لاجیتک | mouse; brand=logitech; link=بی‌سیم; colour=مشکی
پرینتر لیزری رنگی اچ پی | printer; brand=hp; technology=لیزری; ink=رنگی
هندزفری بلوتوثی شیائومی سفید | earbuds; brand=xiaomi; colour=سفید
هدفون بلوتوث سونی مشکی | headphone; brand=sony; link=بلوتوث; colour=مشکی
کابل شارژ لایتنینگ ۲ متری | cable; port=USB به لایتنینگ~Type-C به لایتنینگ; length=2
تلویزیون ۵۵ اینچ 4K سامسونگ | tv; brand=samsung; screen=55; resolution=4K
تلویزیون oled ال جی | tv; brand=lg; panel=OLED
یخچال ساید بای ساید سامسونگ | fridge; brand=samsung; shape=ساید بای ساید
یخچال ساید ال جی نقره ای | fridge; brand=lg; shape=ساید بای ساید; colour=نقره‌ای
لباسشویی ۸ کیلویی سامسونگ سفید | washing-machine; brand=samsung; load=8; colour=سفید
جاروبرقی شارژی بوش | vacuum; brand=bosch; shape=شارژی
جاروبرقی مخزنی ۲۰۰۰ وات | vacuum; shape=مخزنی; power=2000
کولر گازی اینورتر ۲۴۰۰۰ ال جی | air-conditioner; brand=lg; motor=اینورتر; cooling=24000
اجاق گاز ۵ شعله شیشه ای | stove; burners=5; top=شیشه‌ای
پنکه ایستاده پارس خزر | fan; brand=parskhazar; shape=ایستاده
سرویس قابلمه گرانیت ۱۰ پارچه | pot-set; material=گرانیت; pieces=10
تابه چدن ۲۸ | pan; material=چدن; size=28
فرش ۱۲ متری ۱۲۰۰ شانه کرم | carpet; area=12; reeds=1200; colour=کرم
روتختی دو نفره مخمل | bedding; size=دو نفره; fabric=مخمل
مبل سه نفره طوسی | sofa; seats=سه نفره; colour=طوسی
صندلی اداری چرم مشکی | office-chair; fabric=چرم; colour=مشکی
تیشرت مردانه مشکی سایز xl | tshirt; audience=مردانه; colour=مشکی; size=XL
تیشرت آستین بلند زنانه | tshirt; audience=زنانه; sleeve=آستین بلند
شلوار جین زنانه مام | jeans; audience=زنانه; cut=مام
شلوار جین مردانه سایز ۳۲ | jeans; audience=مردانه; size=32
مانتو لینن جلو باز | manto; fabric=لینن; style=جلو باز
کاپشن چرم مردانه | jacket; audience=مردانه; kind=چرم
کفش چرم مردانه قهوه ای | formal-shoes; audience=مردانه; colour=قهوه‌ای
کفش پیاده روی زنانه اسکچرز | sport-shoes; brand=skechers; audience=زنانه
کیف دستی زنانه چرم مشکی | handbag; material=چرم; colour=مشکی
ساعت مچی زنانه بند چرم | wrist-watch; audience=زنانه; strap=چرم
عطر مردانه دیور ساواج | perfume; brand=dior; model=Sauvage
شامپو ضد ریزش | shampoo; use=ضد ریزش
ضد آفتاب پوست چرب spf50 | sunscreen; skin=پوست چرب; spf=50
کتاب بوف کور صادق هدایت | book; model=بوف کور; code=صادق هدایت
کتاب شازده کوچولو | book; model=شازده کوچولو
ملت عشق | book; model=ملت عشق
کتاب صد سال تنهایی مارکز جلد سخت | book; model=صد سال تنهایی; cover=جلد سخت
دیوان حافظ نشر ققنوس | book; model=دیوان حافظ; brand=qoqnoos
پوشک مای بیبی سایز ۳ بسته ۴۴ عددی | diaper; brand=mybaby; size=3; count=44
دریل چکشی بوش ۷۵۰ وات | drill; brand=bosch; power=750
توپ والیبال میکاسا | ball; brand=mikasa; game=والیبال
برنج طارم ۱۰ کیلویی | rice; kind=طارم; weight=10
روغن زیتون فامیلا | cooking-oil; brand=famila; kind=زیتون
قهوه اسپرسو ۱۰۰۰ گرمی | coffee; kind=اسپرسو; weight=1000
پسته اکبری ۵۰۰ گرم | nuts; kind=پسته اکبری; weight=500
شکلات تلخ فرمند | chocolate; brand=farmand; kind=تلخ
روغن موتور 10w40 چهار لیتری | engine-oil; grade=10W40; volume=4
غذای خشک گربه رفلکس طعم مرغ | cat-food; brand=reflex; flavour=مرغ
`
