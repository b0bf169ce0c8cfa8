/** A model by its name or its code, or a product by its stock code. */
export const MODEL = `
galaxy a55 | mobile; brand=samsung; model=Galaxy A55
گوشی سامسونگ a55 | mobile; brand=samsung; model=Galaxy A55
گوشی سامسونگ مدل Galaxy S24 Ultra | mobile; brand=samsung; model=Galaxy S24 Ultra
SM-A556 | mobile; brand=samsung; model=Galaxy A55; code=SM-A556
sm a155 | mobile; brand=samsung; model=Galaxy A15; code=SM-A155
SMS928 | mobile; brand=samsung; model=Galaxy S24 Ultra; code=SM-S928
iphone 13 | mobile; brand=apple; model=iPhone 13
iphone 15 pro max | mobile; brand=apple; model=iPhone 15 Pro Max
گوشی اپل iPhone 16 | mobile; brand=apple; model=iPhone 16
redmi note 13 pro | mobile; brand=xiaomi; model=Redmi Note 13 Pro
گوشی شیائومی poco x6 pro | mobile; brand=xiaomi; model=Poco X6 Pro
TA-1569 | mobile; brand=nokia; model=105; code=TA-1569
ipad air 5 | tablet; brand=apple; model=iPad Air 5
galaxy tab s9 ultra | tablet; brand=samsung; model=Galaxy Tab S9 Ultra
SM-X216 | tablet; brand=samsung; model=Galaxy Tab A9 Plus; code=SM-X216
macbook air m2 | laptop; brand=apple; model=MacBook Air M2
thinkpad e14 | laptop; brand=lenovo; model=ThinkPad E14
لپ تاپ ایسوس vivobook 15 | laptop; brand=asus; model=VivoBook 15
ideapad 3 | laptop; brand=lenovo; model=IdeaPad 3
FX507ZC | laptop; brand=asus; model=TUF Gaming F15; code=FX507ZC
a315-59 | laptop; brand=acer; model=Aspire 3; code=A315-59
victus 15 | laptop; brand=hp; model=Victus 15
airpods pro 2 | earbuds; brand=apple; model=AirPods Pro 2
SM-R510 | earbuds; brand=samsung; model=Galaxy Buds2 Pro; code=SM-R510
galaxy watch 6 | smartwatch; brand=samsung; model=Galaxy Watch 6
mi band 8 | smartwatch; brand=xiaomi; model=Mi Band 8
playstation 5 slim | console; brand=sony; model=PlayStation 5 Slim
xbox series x | console; brand=microsoft; model=Xbox Series X
CFI-2016 | console; brand=sony; model=PlayStation 5 Slim; code=CFI-2016
جاروبرقی بوش TU-4261 | vacuum; brand=bosch; model=TU-4261
VT-1196 | vacuum; brand=samsung; model=VT-1196
tu4261 | vacuum; brand=bosch; model=TU-4261
یخچال سامسونگ YT-4639 | fridge; brand=samsung; model=YT-4639
WW-3984 | washing-machine; brand=bosch; model=WW-3984
لباسشویی ال جی مدل FX-6452 | washing-machine; brand=lg; model=FX-6452
58YK5146 | tv; brand=samsung; model=58YK5146
تلویزیون ال جی 62RR8194 | tv; brand=lg; model=62RR8194
SN-9467 | iron; brand=philips; model=SN-9467
ماوس لاجیتک M142 | mouse; brand=logitech; model=M142
کیبورد تسکو K478 | keyboard; brand=tsco; model=K478
هدفون سونی KR-34GH | headphone; brand=sony; model=KR-34GH
du-46hr | headphone; brand=jbl; model=DU-46HR
WFP-3829 | dishwasher; brand=bosch; model=WFP-3829
casio f-91w | wrist-watch; brand=casio; model=F-91W
ga-2100 | wrist-watch; brand=casio; model=G-Shock GA-2100
air max 90 | sport-shoes; brand=nike; model=Air Max 90
sauvage | perfume; brand=dior; model=Sauvage
RST-100250 | sku=250
RST-112345 | sku=12345
rst140007 | sku=40007
`
