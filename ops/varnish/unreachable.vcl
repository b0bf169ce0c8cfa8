# What a visitor sees when nothing answers and nothing is kept.
sub show_unreachable {
    set resp.body = {"<!doctype html>
<html lang="fa-IR" dir="rtl">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="refresh" content="5">
  <title>فروشگاه چند لحظه در دسترس نیست</title>
  <style>
    :root { color-scheme: light dark }
    body { font-family: Vazirmatn, Tahoma, sans-serif; line-height: 1.9; margin: 0 auto; max-inline-size: 34rem; padding: 20vh 1.5rem 2rem }
    h1 { font-size: 1.4rem }
    p { margin-block: 0 1.5rem }
  </style>
  <h1>فروشگاه چند لحظه در دسترس نیست</h1>
  <p>سبد و سفارش‌های شما سر جایشان است. این صفحه تا چند ثانیهٔ دیگر دوباره امتحان می‌شود.</p>
  <p lang="en-US" dir="ltr">The shop is out of reach for a moment. Your basket and your orders are safe; this page tries again in a few seconds.</p>
</html>
"};
}

# What staff see when the dashboard does not answer. The shop goes on without it.
sub show_dashboard_unreachable {
    set resp.body = {"<!doctype html>
<html lang="fa-IR" dir="rtl">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="refresh" content="5">
  <title>پیشخان چند لحظه در دسترس نیست</title>
  <style>
    :root { color-scheme: light dark }
    body { font-family: Vazirmatn, Tahoma, sans-serif; line-height: 1.9; margin: 0 auto; max-inline-size: 34rem; padding: 20vh 1.5rem 2rem }
    h1 { font-size: 1.4rem }
    p { margin-block: 0 1.5rem }
  </style>
  <h1>پیشخان چند لحظه در دسترس نیست</h1>
  <p>فروشگاه باز است و می‌فروشد؛ آنچه ذخیره کرده‌اید سر جایش است. این صفحه تا چند ثانیهٔ دیگر دوباره امتحان می‌شود.</p>
  <p lang="en-US" dir="ltr">The dashboard is out of reach for a moment. The shop is open, and what you saved is safe; this page tries again in a few seconds.</p>
</html>
"};
}
