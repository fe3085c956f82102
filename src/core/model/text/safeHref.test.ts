import { describe, expect, test } from 'vitest'
import { hrefFault, safeHref } from './safeHref.ts'

describe('safeHref accepts', () => {
  test.each([
    '/',
    '/about?x=1#y',
    '#fees',
    'mailto:a@b.co',
    'tel:+441134960000',
    'https://example.org',
    'HTTP://Example.ORG/@name?a=b:c@d#e',
    'https://example.org:8443/',
    'https://sub_domain.example.org/',
    'https://münchen.example/straße',
    'https://उदाहरण.भारत/',
    'https://192.0.2.7/portal',
    'https://a.xn--p1ai/',
  ])('%s', (href) => {
    expect(safeHref(href)).toBe(href)
  })
})

describe('safeHref rejects', () => {
  test.each([
    ['', 'relative'],
    ['about', 'relative'],
    ['info@example.com', 'relative'],
    ['www.example.com/x', 'relative'],
    ['//example.org', 'leaves'],
    ['javascript:alert(1)', 'scheme'],
    ['data:text/html,x', 'scheme'],
    ['java\tscript:alert(1)', 'signs'],
    ['https://example.org\\@evil.example', 'signs'],
    ['https://exam ple.org', 'signs'],
    ['https://', 'site'],
    ['https:///x', 'site'],
    ['https:/example.org', 'site'],
    ['http:evil', 'site'],
    ['https://?x', 'site'],
    ['https://user:secret@example.org', 'user'],
    ['https://www.bank.example@evil.example/', 'user'],
    ['https://example.org:99999', 'port'],
    ['https://example.org:0', 'port'],
    ['https://example.org:', 'port'],
    ['https://example.org:x', 'port'],
    ['https://[::1', 'host'],
    ['https://[::1]/', 'host'],
    ['https://.', 'host'],
    ['https://..', 'host'],
    ['https://example..org', 'host'],
    ['https://.example.org', 'host'],
    ['https://example.org.', 'host'],
    ['https://-example.org', 'host'],
    ['https://example', 'host'],
    ['https://localhost:3000/', 'host'],
    ['https://127.0.0.1/', 'host'],
    ['https://1.2', 'host'],
    ['https://0x7f.1', 'host'],
    ['https://2130706433', 'host'],
    ['https://256.1.1.1', 'host'],
    ['https://example.123', 'host'],
    ['https://ex%00ample.org', 'host'],
    ['https://exa<mple.org', 'host'],
    ['https://example.org;a', 'host'],
    [`https://${'a'.repeat(64)}.org`, 'host'],
    [`https://${'a.'.repeat(130)}org`, 'host'],
  ])('%s', (href, fault) => {
    expect(hrefFault(href)).toBe(fault)
    expect(safeHref(href)).toBeUndefined()
  })
})
