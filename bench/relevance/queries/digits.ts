/** Numbers in Persian, Arabic and Latin digits, with other words or alone in a model's name. */
export const DIGITS = `
گوشی ٢٥٦ گیگ | mobile; storage=256
گوشی سامسونگ ۱۲۸ گیگ | mobile; brand=samsung; storage=128
گوشی اپل ٥١٢ گیگابایت | mobile; brand=apple; storage=512
آیفون ۱۳ | mobile; brand=apple; model=iPhone 13
آیفون ١٥ | mobile; brand=apple; model=iPhone 15
آیفون 14 | mobile; brand=apple; model=iPhone 14
galaxy a۵۵ | mobile; brand=samsung; model=Galaxy A55
گلکسی a٣٥ | mobile; brand=samsung; model=Galaxy A35
redmi note ۱۳ | mobile; brand=xiaomi; model=Redmi Note 13
redmi ١٢ | mobile; brand=xiaomi; model=Redmi 12
گوشی نوکیا ۱۰۵ | mobile; brand=nokia; model=105
نوکیا 150 | mobile; brand=nokia; model=150
تلویزیون ٥٠ اینچ | tv; screen=50
تلویزیون سونی ۷۵ اینچ | tv; brand=sony; screen=75
تلویزیون 32 اینچ | tv; screen=32
تلویزیون ۶۵ اینچ ال جی | tv; brand=lg; screen=65
مانیتور ٣٢ اینچ | monitor; screen=32
لپ تاپ ١٦ اینچ | laptop; screen=16
تبلت ۱۱ اینچی | tablet; screen=11
پاوربانک ١٠٠٠٠ | powerbank; capacity=10000
پاوربانک شیائومی ۲۰۰۰۰ | powerbank; brand=xiaomi; capacity=20000
شارژر ٢٠ وات | charger; power=20
شارژر ۴۵ وات سامسونگ | charger; brand=samsung; power=45
جاروبرقی ٢٥٠٠ وات | vacuum; power=2500
جاروبرقی ۱۸۰۰ وات بوش | vacuum; brand=bosch; power=1800
کولر گازی 24000 | air-conditioner; cooling=24000
کولر گازی ٣٠٠٠٠ | air-conditioner; cooling=30000
کولر آبی ۷۰۰۰ | water-cooler; airflow=7000
اتو ۳۰۰۰ وات | iron; power=3000
پلوپز ٨ نفره | rice-cooker; places=8
فرش ۹ متری ۷۰۰ شانه | carpet; area=9; reeds=700
فرش ٦ متری | carpet; area=6
لامپ ٩ وات | bulb; power=9
دوچرخه سایز ۲۶ | bicycle; size=26
دوچرخه ٢٠ | bicycle; size=20
لاستیک 205/55R16 | tyre; size=205/55R16
لاستیک ۱۸۵/۶۵R۱۴ | tyre; size=185/65R14
کفش نایک سایز ۴۲ | sport-shoes; brand=nike; size=42
کفش مردانه سایز ٤٣ | sport-shoes,formal-shoes; audience=مردانه; size=43
پوشک سایز ۴ | diaper; size=4
پوشک مولفیکس سایز ٥ | diaper; brand=molfix; size=5
برنج ٥ کیلو | rice; weight=5
چای گلستان ۴۵۰ گرم | tea; brand=golestan; weight=450
زعفران ٤٫٦ گرم | saffron; weight=4.6
عسل ۱۰۰۰ گرم | honey; weight=1000
باتری ۷۴ آمپر | car-battery; capacity=74
روغن موتور ۱۰W۴۰ | engine-oil; grade=10W40
کفپوش پژو ۲۰۶ | floor-mat; vehicle=پژو ۲۰۶
کفپوش پژو 206 | floor-mat; vehicle=پژو ۲۰۶
پلی استیشن ۵ | console; brand=sony; model=PlayStation 5
مداد رنگی ٣٦ رنگ | colour-pencils; count=36
کتاب ۱۹۸۴ | book; model=1984
`
