import { expect, test } from 'vitest'
import { finder } from './behaviour.find.ts'
import { foldTerm } from './foldTerm.ts'

test.each([
  ['Müller', 'muller'],
  ['Straße', 'strasse'],
  ['ŒUVRE', 'oeuvre'],
  ['أحمد', 'احمد'],
  ['شركة', 'شرکه'],
  ['على', 'علی'],
  ['مُحَاسَبَة', 'محاسبة'],
  ['کمپنی', 'كمپني'],
  ['٢٠٢٥', '2025'],
  ['क़ानून', 'कानून'],
  ['पाँच', 'पांच'],
  ['हिन्दी', 'हिंदी'],
  ['सम्बन्ध', 'संबंध'],
  ['पञ्जीकरण', 'पंजीकरण'],
  ['गयी', 'गई'],
  ['चाहिये', 'चाहिए'],
  ['महत्त्व', 'महत्व'],
  ['कर्त्तव्य', 'कर्तव्य'],
  ['डॉक्टर', 'डाक्टर'],
  ['दुःख', 'दुख'],
])('the text “%s” is found by the query “%s”', (written, typed) => {
  const find = finder({ pages: [['/here', written, '']], parts: [] })
  expect([foldTerm(written), find(typed).length, find(written).length]).toEqual([
    foldTerm(typed),
    1,
    1,
  ])
})

test.each([
  ['شرح \u200e18% ہے', ['18%', '18']],
  ['فیس \u200e$50', ['$50', '50']],
  ['costs £500, or US$45', ['500', '£500', '45']],
  ['税理士法人の報酬を計算します', ['税理士', '報酬', '税', '士', '計算']],
  ['ﾊﾞｲｸ修理', ['バイク', 'ﾊﾞｲｸ', '修理']],
  ['ซ่อมจักรยานในเมือง', ['จักรยาน', 'เมือง']],
  ['a-b C++ “quoted”', ['c++', 'quoted', 'b']],
  ['£1,200 a year, or 1.800 €', ['1200', '£1,200', '1,200', '1800', '1.800']],
  ['₹1,05,000 and 18,000.50', ['105000', '1,05,000', '18000', '18,000.50']],
  ['1\u202f300 € or 2 400 kr', ['1300', '1 300', '2400', '2 400']],
  ['+44 113 496 0000', ['+441134960000', '441134960000', '113 496']],
  ['GSTR-3B, a co-operative, don’t', ['gstr3b', 'gstr-3b', 'cooperative', 'dont', "don't"]],
  ['الضريبة على القيمة', ['ضريبة', 'الضريبة', 'الض', 'قيمة']],
  ['৫০০ টাকা, ๑๘ บาท', ['500', '৫০০', '18', '๑๘']],
])('the text “%s” is found by each of %j', (written, queries) => {
  const find = finder({ pages: [['/here', '', written]], parts: [] })
  expect(queries.filter((query) => find(query).length === 0)).toEqual([])
  expect(['修復', '19', 'xy'].flatMap(find)).toEqual([])
})

test.each([
  ['काम', 'कम'],
  ['مال', 'مل'],
  ['यह', 'ये'],
  ['पत्ता', 'पता'],
  ['bar', 'bär-tig'],
])('foldTerm keeps “%s” distinct from “%s”', (one, other) =>
  expect(foldTerm(one)).not.toBe(foldTerm(other)),
)
